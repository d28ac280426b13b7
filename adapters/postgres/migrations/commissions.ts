import { MigrationInSteps, type SendEvent } from './in-steps.ts';

/** Partners' commission rates, and the rate at the time of a booking (decision 251). */
export const commissions = (tell: SendEvent) =>
  class Commissions extends MigrationInSteps {
    protected readonly tell = tell;

    override async up(): Promise<void> {
      for (const table of ['partners', 'bookings'])
        await this.define(
          `alter table "${table}" add column if not exists "commission" double precision not null default 0`,
        );
    }
  };
