import { MigrationInSteps, type SendEvent } from './in-steps.ts';

/** The country of the card's bank, for taxed bookings. */
export const cardCountries = (tell: SendEvent) =>
  class CardCountries extends MigrationInSteps {
    protected readonly tell = tell;

    override async up(): Promise<void> {
      await this.define(`alter table "payment_ledger" add column if not exists "card_country" text null`);
    }
  };
