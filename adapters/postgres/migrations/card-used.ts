import { MigrationInSteps, type SendEvent } from './in-steps.ts';

/** Brand and last four digits of the card that a charge was made with. */
export const cardUsed = (tell: SendEvent) =>
  class CardUsed extends MigrationInSteps {
    protected readonly tell = tell;

    override async up(): Promise<void> {
      await this.define(`alter table "payment_ledger" add column if not exists "card" jsonb null`);
    }
  };
