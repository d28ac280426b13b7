import { Migration } from '@mikro-orm/migrations';

/** Settings of the shop, and booking rules of single experiences. */
export class BookingRulesTable extends Migration {
  override up(): void {
    this.addSql(
      'create table "settings" ("name" text not null, "value" jsonb not null, "version" int not null default 1, "updated_at" timestamptz not null, primary key ("name"))',
    );
    this.addSql('alter table "experiences" add column "booking_rules" jsonb null');
  }
}
