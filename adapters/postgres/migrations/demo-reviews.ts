import { Migration } from '@mikro-orm/migrations';

/**
 * Reviews that came with the demo, in shops that were filled before the demo knew its own: those of its experiences that say no day on
 * which they were written. What a customer says always does.
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
