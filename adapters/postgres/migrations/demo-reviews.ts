import { Migration } from '@mikro-orm/migrations';

/**
 * Marks the demo's reviews in shops that were filled before demo records were tracked: reviews of demo experiences without a date.
 * Reviews by customers always have one.
 */
export class DemoReviews extends Migration {
  override up(): void {
    this.addSql(
      `insert into "demo_records" ("kind", "id", "stamp") select 'review', r.id, '-' from "reviews" r
        join "demo_records" d on d.kind = 'experience' and d.id = r.experience_id
        where r.written_at is null on conflict ("kind", "id") do nothing`,
    );
  }
}
