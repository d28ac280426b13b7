import { Migration } from '@mikro-orm/migrations';

/** Experiences that are not published yet. Those that are there, and those that an older release adds, are. */
export class Drafts extends Migration {
  override up(): void {
    this.addSql(
      'alter table "experiences" add column if not exists "published" boolean not null default true',
    );
  }
}
