import { MigrationInSteps, type SendEvent } from './in-steps.ts';

/** The line to which an amendment has moved a session; the position and unit in its id stay the same (decision 164). */
export const placedSessions = (tell: SendEvent) =>
  class PlacedSessions extends MigrationInSteps {
    protected readonly tell = tell;

    override async up(): Promise<void> {
      await this.define('alter table "booking_slots" add column if not exists "placed_line" int null');
    }
  };
