import { MigrationInSteps, type SendEvent } from './in-steps.ts';

const ONE_AMENDMENT_KEY = `create unique index "payment_intents_one_amendment_key" on "payment_intents" ("booking_id") where purpose = 'amendment' and state = 'open'`;

/** Payment intents with a purpose of their own for changes of paid bookings, one open at a time. */
export const amendmentPayments = (tell: SendEvent) =>
  class AmendmentPayments extends MigrationInSteps {
    protected readonly tell = tell;

    override async up(): Promise<void> {
      await this.define(
        'alter table "payment_intents" drop constraint if exists "payment_intents_purpose_check"',
      );
      await this.define(
        `alter table "payment_intents" add constraint "payment_intents_purpose_check"
          check (purpose in ('checkout', 'balance', 'amendment', 'test')) not valid`,
      );
      await this.define('alter table "payment_intents" validate constraint "payment_intents_purpose_check"');
      await this.buildIndex('payment_intents_one_amendment_key', ONE_AMENDMENT_KEY);
    }
  };
