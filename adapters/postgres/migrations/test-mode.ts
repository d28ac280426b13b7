import { MigrationInSteps, type SendEvent } from './in-steps.ts';

const MODES = `check ("mode" in ('live', 'test'))`;

/** Keys and webhooks of the test shop, and the address for a partner's test mails (decision 249). */
export const testMode = (tell: SendEvent) =>
  class TestMode extends MigrationInSteps {
    protected readonly tell = tell;

    override async up(): Promise<void> {
      for (const table of ['partner_keys', 'webhook_endpoints'])
        await this.define(
          `alter table "${table}" add column if not exists "mode" text not null default 'live' ${MODES}`,
        );
      // The identity of the shop to which a database of test data belongs.
      await this.define(
        `alter table "shop_state" add column if not exists "identity" text not null default gen_random_uuid()::text`,
      );
      await this.define(
        `create table if not exists "partner_test_mails" ("partner_id" int not null, "address" text not null,
          "token_hash" text null, "asked_at" timestamptz not null, "confirmed_at" timestamptz null, primary key ("partner_id"),
          constraint "partner_test_mails_partner_id_foreign" foreign key ("partner_id") references "partners" ("id") on update no action on delete cascade)`,
      );
    }
  };
