import { Migration } from '@mikro-orm/migrations';

/** Each node's release, so that nothing is removed which a running node uses. */
export class Releases extends Migration {
  override up(): void {
    this.addSql('alter table "pulses" add column "release" text null');
  }
}
