import { MigrationInSteps, type SendEvent } from './in-steps.ts';

/**
 * When the address of each account was last proved (decision 215). Accounts that are there count as confirmed now, so their second
 * factors stay in force; now() is computed once, so no row is rewritten. Accounts that follow begin without.
 */
export const confirmedEmails = (tell: SendEvent) =>
  class ConfirmedEmails extends MigrationInSteps {
    protected readonly tell = tell;

    override async up(): Promise<void> {
      await this.define(
        `alter table "users" add column if not exists "email_confirmed_at" timestamptz null default now()`,
      );
      await this.define(`alter table "users" alter column "email_confirmed_at" drop default`);
    }
  };
