import { instantOf } from '../scheduling/instant.ts';
import { type Booking, minutesOfLine } from './booking.ts';
import { areDatesCertain } from './states.ts';

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
  /** Confirmed or tentative. */
  readonly certain: boolean;
}

export type InviteMethod = 'PUBLISH' | 'CANCEL';

/** Writes iCalendar files. */
export interface CalendarInvites {
  /** An `.ics`: PUBLISH offers the events, CANCEL takes them back. */
  write(events: readonly CalendarEvent[], method?: InviteMethod): string;
}

/** Calendar files write years with four digits. */
const END_OF_CALENDARS = Date.UTC(10_000, 0);

/** How mails and servers name an invite. */
export const inviteType = (method: InviteMethod): string => `text/calendar; charset=utf-8; method=${method}`;

export const INVITE_TYPE = inviteType('PUBLISH');

export const inviteName = ({ reference }: Pick<Booking, 'reference'>): string => `${reference}.ics`;

/** Events for the units that have date, time, AM/PM and zone (decision 033). `host` makes the ids worldwide unique. */
export const eventsOf = (booking: Booking, host: string): readonly CalendarEvent[] => {
  const certain = areDatesCertain(booking);
  return booking.lines.flatMap((line, at) =>
    line.slots.flatMap((slot, unit) => {
      const start = instantOf(slot);
      const duration = minutesOfLine(line);
      if (!start || start.getTime() + duration * 60_000 >= END_OF_CALENDARS) return [];
      const title = line.experience?.title ?? 'Experience';
      return [
        {
          uid: `${booking.reference}-${at + 1}-${unit + 1}@${host}`,
          sequence: booking.version - 1,
          start,
          duration,
          summary: certain ? title : `${title} (tentative)`,
          description: certain
            ? `Booking ${booking.reference}.`
            : `Booking ${booking.reference}. Dates are tentative and subject to confirmation.`,
          certain,
        },
      ];
    }),
  );
};

/** The sessions that a calendar forgets when a booking is cancelled: the same ids, one step on. */
export const cancelledEventsOf = (booking: Booking, host: string): readonly CalendarEvent[] =>
  eventsOf(booking, host).map((event) => ({ ...event, sequence: event.sequence + 1 }));
