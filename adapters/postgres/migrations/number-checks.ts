import { Migration } from '@mikro-orm/migrations';

const TABLE = `
create table "number_checks" ("id" serial primary key, "booking_id" int not null, "number" text not null, "office" text not null, "state" text not null, "asked_at" timestamptz not null, "attempts" int not null, "tried_at" timestamptz null, "problem" text null, "asker" text null, "name" text null, "address" text null, "consultation" text null, "decision" text null, "reason" text null, "decided_by" text null, "decided_at" timestamptz null);
create index "number_checks_booking_id_index" on "number_checks" ("booking_id");
`;

/** Checks of tax numbers with VIES or HMRC. */
export class NumberChecks extends Migration {
  override up(): void {
    this.addSql(TABLE);
  }
}
