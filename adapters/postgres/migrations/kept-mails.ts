import { MigrationInSteps, type SendEvent } from './in-steps.ts';

/** Mails kept back because nobody can receive them (decision 181). An older release shows them as failed. */
export const keptMails = (tell: SendEvent) =>
  class KeptMails extends MigrationInSteps {
    protected readonly tell = tell;

    override async up(): Promise<void> {
      await this.define('alter table "booking_mails" drop constraint if exists "booking_mails_state_check"');
      await this.define(
        `alter table "booking_mails" add constraint "booking_mails_state_check"
          check (state in ('sent', 'failed', 'kept-back')) not valid`,
      );
      await this.define('alter table "booking_mails" validate constraint "booking_mails_state_check"');
    }
  };
