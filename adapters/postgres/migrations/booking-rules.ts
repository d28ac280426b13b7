import { Migration } from '@mikro-orm/migrations';

/** What is set in the shop itself, and an experience's own rules of booking. */
export class BookingRulesTable extends Migration {
  override up(): void {
    this.addSql(
      'create table "settings" ("name" text not null, "value" jsonb not null, "version" int not null default 1, "updated_at" timestamptz not null, primary key ("name"))',
    );
    this.addSql('alter table "experiences" add column "booking_rules" jsonb null');
  }
}
