import { MigrationInSteps, type SendEvent } from './in-steps.ts';

/** To whom a mail of the send log went and what it said (decision 232). Nothing is known of earlier mails. */
export const mailsAsSent = (tell: SendEvent) =>
  class MailsAsSent extends MigrationInSteps {
    protected readonly tell = tell;

    override async up(): Promise<void> {
      await this.define(
        'alter table "booking_mails" add column if not exists "recipient" text null, add column if not exists "subject" text null, add column if not exists "text" text null',
      );
    }
  };
