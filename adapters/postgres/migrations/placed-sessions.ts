import { MigrationInSteps, type SendEvent } from './in-steps.ts';

/** An amendment may move a unit to another line; its name, which ids are made of, stays (decision 164). */
export const placedSessions = (tell: SendEvent) =>
  class PlacedSessions extends MigrationInSteps {
    protected readonly tell = tell;

    override async up(): Promise<void> {
      await this.define('alter table "booking_slots" add column if not exists "placed_line" int null');
    }
  };
