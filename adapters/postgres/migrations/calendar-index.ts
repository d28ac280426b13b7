import { MigrationInSteps, type SendEvent } from './in-steps.ts';

const CALENDAR = `create index "booking_slots_calendar_index" on "booking_slots" ("day", "minute", "booking_id", "position") include ("placed_line", "time", "meridiem", "zone") where state <> 'cancelled'`;

/** An index from which a day's first sessions by time are read, and from which a week is counted. */
export const calendarIndex = (tell: SendEvent) =>
  class CalendarIndex extends MigrationInSteps {
    protected readonly tell = tell;

    override async up(): Promise<void> {
      await this.buildIndex('booking_slots_calendar_index', CALENDAR);
    }
  };
