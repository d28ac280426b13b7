import { Migration } from '@mikro-orm/migrations';

const TABLES = `
alter table "users" add column "staff_role" text null;
alter table "users" add column "disabled_at" timestamptz null;
alter table "shop_state" add column "second_factor_required" boolean not null default false;
create table "invitations" ("id" serial primary key, "token_hash" text not null, "email" text not null, "staff_role" text not null, "invited_by" text not null, "created_at" timestamptz not null, "expires_at" timestamptz not null);
alter table "invitations" add constraint "invitations_token_hash_key" unique ("token_hash");
create index "invitations_expires_at_index" on "invitations" ("expires_at");
create table "authenticators" ("account_id" int not null, "secret" text not null, "confirmed_at" timestamptz null, "last_step" bigint not null default '0', primary key ("account_id"));
alter table "authenticators" add constraint "authenticators_account_id_foreign" foreign key ("account_id") references "users" ("id") on update no action on delete cascade;
create table "recovery_codes" ("account_id" int not null, "code_hash" text not null, primary key ("account_id", "code_hash"));
alter table "recovery_codes" add constraint "recovery_codes_account_id_foreign" foreign key ("account_id") references "users" ("id") on update no action on delete cascade;
create table "passkeys" ("id" text not null, "account_id" int not null, "name" text not null, "public_key" text not null, "counter" bigint not null default '0', "transports" jsonb not null, "created_at" timestamptz not null, "last_used_at" timestamptz null, primary key ("id"));
create index "passkeys_account_id_index" on "passkeys" ("account_id");
alter table "passkeys" add constraint "passkeys_account_id_foreign" foreign key ("account_id") references "users" ("id") on update no action on delete cascade;
`;

/** Staff roles, invitations and second factors. Administrators of older releases have no staff role, which means owner. */
export class Staff extends Migration {
  override up(): void {
    this.addSql(TABLES);
  }
}
