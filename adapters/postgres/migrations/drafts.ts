import { Migration } from '@mikro-orm/migrations';

/** Unpublished experiences. Existing ones, and those that an older release adds, count as published. */
export class Drafts extends Migration {
  override up(): void {
    this.addSql(
      'alter table "experiences" add column if not exists "published" boolean not null default true',
    );
  }
}
