import { type Booking, sessionsOf } from '../../../bookings/booking/booking.ts';
import { type CalendarEvent, eventOf } from '../../../bookings/booking/calendar-invite.ts';
import { PAGE_WEIGHT } from '../../../bookings/booking/own-page.ts';
import { findSession } from '../../../bookings/booking/place.ts';
import type { Assignment } from '../../../calendar/staffing/assignment.ts';
import { awaitsAnswer } from '../../../calendar/staffing/assignment-states.ts';
import type { Host } from '../../../calendar/staffing/host.ts';
import { hostOf } from '../../../kernel/site-host.ts';
import type { NoticePorts } from '../ports.ts';

const KEPT_MS = 30 * 24 * 60 * 60_000;
const MOST_EVENTS = 500;

/** The event in the form for hosts: of the customer it contains the first name and the company. */
const eventFor = (booking: Booking, assignment: Assignment, host: string): CalendarEvent | null => {
  const session = findSession(booking, assignment)?.session;
  const event = session && eventOf(booking, session, host);
  if (!event) return null;
  const { firstName, companyName } = booking.customer;
  const isAsked = awaitsAnswer(assignment);
  return {
    ...event,
    start: assignment.startsAt,
    duration: (assignment.endsAt.getTime() - assignment.startsAt.getTime()) / 60_000,
    summary: isAsked ? `${event.summary} (asked)` : event.summary,
    description: ['For', [firstName, companyName].filter(Boolean).join(', ')].join(' '),
    // An answer changes the event, but not the booking's version.
    sequence: event.sequence + assignment.version,
    certain: !isAsked,
  };
};

/**
 * What a host's calendar shows: the sessions that they lead or are asked to lead, from 30 days ago on. It contains the first 500, from as
 * many bookings as one answer may read.
 */
export const hostEvents = async (
  { read, profile, now }: Pick<NoticePorts, 'read' | 'profile' | 'now'>,
  host: Host,
): Promise<readonly CalendarEvent[]> => {
  const assignments = await read.assignments.comingOf(host.id, new Date(now().getTime() - KEPT_MS));
  const bookings = new Map<number, Booking | null>();
  const events: CalendarEvent[] = [];
  let weight = 0;
  for (const assignment of assignments.slice(0, MOST_EVENTS)) {
    const { bookingId } = assignment;
    if (!bookings.has(bookingId)) {
      if (weight > PAGE_WEIGHT) break;
      const found = await read.bookings.byId(bookingId);
      weight += found ? sessionsOf(found).length : 0;
      bookings.set(bookingId, found);
    }
    const booking = bookings.get(bookingId);
    const event = booking && eventFor(booking, assignment, hostOf(profile.publicUrl));
    if (event) events.push(event);
  }
  return events;
};
