import { minutesOf } from '../catalogue/search.ts';
import { instantOf } from '../scheduling/slot.ts';
import type { Booking } from './booking.ts';

/** One session as a calendar shows it. */
export interface CalendarEvent {
  /** Stays the same when the session moves. */
  readonly uid: string;
  /** Rises when the session moves, with the booking's version. */
  readonly sequence: number;
  readonly start: Date;
  /** In minutes. */
  readonly duration: number;
  readonly summary: string;
  readonly description: string;
}

/** Writes iCalendar files. */
export interface CalendarInvites {
  /** An `.ics` with tentative events. */
  write(events: readonly CalendarEvent[]): string;
}

const DEFAULT_MINUTES = 60;

/** How mails and servers name an invite. */
export const INVITE_TYPE = 'text/calendar; charset=utf-8; method=PUBLISH';

export const inviteName = ({ reference }: Pick<Booking, 'reference'>): string => `${reference}.ics`;

/** Events for the units that have date, time, AM/PM and zone (decision 16). `host` makes the ids worldwide unique. */
export const eventsOf = (booking: Booking, host: string): readonly CalendarEvent[] =>
  booking.lines.flatMap((line, at) =>
    line.slots.flatMap((slot, unit) => {
      const start = instantOf(slot);
      if (!start) return [];
      const title = line.experience?.title ?? 'Experience';
      return [
        {
          uid: `${booking.reference}-${at + 1}-${unit + 1}@${host}`,
          sequence: booking.version - 1,
          start,
          duration: minutesOf(line.experience?.duration ?? '') ?? DEFAULT_MINUTES,
          summary: `${title} (tentative)`,
          description: `Booking ${booking.reference}. Dates are tentative and subject to confirmation.`,
        },
      ];
    }),
  );
