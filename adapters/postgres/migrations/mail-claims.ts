import { Migration } from '@mikro-orm/migrations';

const TABLE = `
create table "mail_claims" ("booking_id" int not null, "message_id" text not null, "until" timestamptz not null, primary key ("booking_id", "message_id"));
alter table "mail_claims" add constraint "mail_claims_booking_id_foreign" foreign key ("booking_id") references "bookings" ("id") on update no action on delete cascade;
`;

/** Claims on mails that several jobs may send. */
export class MailClaims extends Migration {
  override up(): void {
    this.addSql(TABLE);
  }
}
