import { MigrationInSteps, type SendEvent } from './in-steps.ts';

/** Amounts of changes that were too small to charge (decision 156). */
export const waivedSums = (tell: SendEvent) =>
  class WaivedSums extends MigrationInSteps {
    protected readonly tell = tell;

    override async up(): Promise<void> {
      await this.define(
        `alter table "bookings" add column if not exists "waived" bigint not null default '0'`,
      );
    }
  };
