import { MigrationInSteps, type SendEvent } from './in-steps.ts';

/**
 * When each account's address was last confirmed (decision 215). Existing accounts count as confirmed now, so their second factors
 * stay in force. now() is evaluated once, so no row is rewritten. New accounts start unconfirmed.
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
