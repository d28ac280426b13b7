import { Migration } from '@mikro-orm/migrations';

const TABLES = `
alter table "users" add column "password_version" int not null default 1;
create table "password_resets" ("token_hash" text not null, "account_id" int not null, "expires_at" timestamptz not null, primary key ("token_hash"));
create index "password_resets_account_id_index" on "password_resets" ("account_id");
create index "password_resets_expires_at_index" on "password_resets" ("expires_at");
alter table "password_resets" add constraint "password_resets_account_id_foreign" foreign key ("account_id") references "users" ("id") on update no action on delete cascade;
`;

/** Changes of passwords: sessions record the password version, and reset links are stored as hashes. */
export class Accounts extends Migration {
  override up(): void {
    this.addSql(TABLES);
  }
}
