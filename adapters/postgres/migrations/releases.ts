import { Migration } from '@mikro-orm/migrations';

/** Each node says which release it runs, so that nothing is removed which one of them still uses. */
export class Releases extends Migration {
  override up(): void {
    this.addSql('alter table "pulses" add column "release" text null');
  }
}
