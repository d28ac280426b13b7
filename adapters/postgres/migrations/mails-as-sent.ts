import { MigrationInSteps, type SendEvent } from './in-steps.ts';

/** Recipients and texts of mails in the send log (decision 232). They are unknown for earlier mails. */
export const mailsAsSent = (tell: SendEvent) =>
  class MailsAsSent extends MigrationInSteps {
    protected readonly tell = tell;

    override async up(): Promise<void> {
      await this.define(
        'alter table "booking_mails" add column if not exists "recipient" text null, add column if not exists "subject" text null, add column if not exists "text" text null',
      );
    }
  };
