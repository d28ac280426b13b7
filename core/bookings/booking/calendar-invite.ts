import { instantOf } from '../../calendar/scheduling/instant.ts';
import type { Session } from '../../calendar/scheduling/session.ts';
import { slotOf } from '../../calendar/scheduling/session-slot.ts';
import { hasTime, takesPlace } from '../../calendar/scheduling/session-states.ts';
import type { ShopProfile } from '../../shop/settings/shop-profile.ts';
import { type Booking, minutesOfLine } from './booking.ts';
import { lineOfSession } from './place.ts';

/** One session as a calendar shows it. */
export interface CalendarEvent {
  /** Stays the same when the session moves. */
  readonly uid: string;
  /** Rises with the booking's version, so that calendars replace the event when the session moves. */
  readonly sequence: number;
  readonly start: Date;
  /** Duration in minutes. */
  readonly duration: number;
  readonly summary: string;
  readonly description: string;
  /** The join link, or the place. */
  readonly location?: string | null;
  /** True for confirmed, false for tentative. */
  readonly certain: boolean;
  /** True when the session no longer takes place. */
  readonly cancelled?: boolean;
}

/** Who invites whom (RFC 5546): the shop, and the customer who gets the mail. */
export interface InviteParties {
  readonly organizer: { readonly name: string; readonly address: string };
  readonly attendee: { readonly name: string; readonly address: string };
}

/** PUBLISH is for a file that anybody downloads; REQUEST and CANCEL are for the customer who is invited. */
export type InviteMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL';

/** Writes iCalendar files. */
export interface CalendarInvites {
  /**
   * The text of an `.ics` file. PUBLISH offers the events, REQUEST invites to them without asking for an answer, CANCEL takes them back.
   */
  write(events: readonly CalendarEvent[], method?: InviteMethod, parties?: InviteParties): string;
  /** A calendar with this name that calendar programs subscribe to and read again every hour. */
  feed(events: readonly CalendarEvent[], name: string): string;
}

/** Calendar files write years with four digits. */
const END_OF_CALENDARS = Date.UTC(10_000, 0);

/** The media type of an invite in mails and HTTP responses. */
export const inviteType = (method: InviteMethod): string => `text/calendar; charset=utf-8; method=${method}`;

export const INVITE_TYPE = inviteType('PUBLISH');

/** The shop invites the customer of a booking. */
export const partiesOf = (
  { sender }: Pick<ShopProfile, 'sender'>,
  {
    firstName,
    lastName,
    email,
  }: { readonly firstName: string; readonly lastName: string; readonly email: string },
): InviteParties => ({
  organizer: { name: sender.name, address: sender.address },
  attendee: { name: `${firstName} ${lastName}`.trim(), address: email },
});

export const inviteName = ({ reference }: Pick<Booking, 'reference'>): string => `${reference}.ics`;

/** When a session begins as far as is known: the agreed time, else its first preference where that names an instant; else null. */
export const startOf = (session: Pick<Session, 'agreed' | 'preferences'>): Date | null =>
  session.agreed?.startsAt ?? instantOf(slotOf(session));

/** The calendar event of a session; null while the session names no instant (decision 033). `host` makes the id unique worldwide. */
export const eventOf = (booking: Booking, session: Session, host: string): CalendarEvent | null => {
  const line = lineOfSession(booking, session);
  const start = startOf(session);
  if (!line || !start) return null;
  const duration = session.agreed?.minutes ?? minutesOfLine(line);
  if (start.getTime() + duration * 60_000 >= END_OF_CALENDARS) return null;
  const certain = hasTime(session);
  const cancelled = !takesPlace(session);
  const title = line.experience?.title ?? 'Experience';
  const { reference } = booking;
  return {
    uid: `${reference}-${session.line + 1}-${session.unit + 1}@${host}`,
    sequence: booking.version - 1,
    start,
    duration,
    summary: certain || cancelled ? title : `${title} (tentative)`,
    description:
      certain || cancelled
        ? `Booking ${reference}.`
        : `Booking ${reference}. Dates are tentative and subject to confirmation.`,
    location: session.joinUrl ?? session.place,
    certain,
    cancelled,
  };
};

/** Events for the sessions that have date, time, AM/PM and zone (decision 033), without those that are cancelled. */
export const eventsOf = (booking: Booking, host: string): readonly CalendarEvent[] =>
  booking.lines.flatMap(({ sessions }) =>
    sessions.flatMap((session) => (takesPlace(session) ? (eventOf(booking, session, host) ?? []) : [])),
  );

/** Events that remove the sessions from a calendar when a booking is cancelled: the same ids with the next sequence number. */
export const cancelledEventsOf = (booking: Booking, host: string): readonly CalendarEvent[] =>
  eventsOf(booking, host).map((event) => ({ ...event, sequence: event.sequence + 1 }));
