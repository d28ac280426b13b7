import type { Booking } from '../../../bookings/booking/booking.ts';
import type { Assignment } from '../../../calendar/staffing/assignment.ts';
import { awaitsAnswer, hasAccepted } from '../../../calendar/staffing/assignment-states.ts';
import type { Host } from '../../../calendar/staffing/host.ts';
import { DAY_MS } from '../../../calendar/staffing/wall-clock.ts';
import type { Experience } from '../../../shop/catalogue/experience.ts';
import { bookedSessions } from '../../delivery/board-session.ts';
import { type HostPage, type RunSheet, runSheet } from '../host-page.ts';
import type { HostsStore } from '../ports.ts';

const PAST = 20;
const AHEAD_MS = 400 * DAY_MS;

/** Everything that a host's own page shows. */
export const hostPageOf = async (
  {
    assignments,
    bookings,
    catalogue,
    hosts,
  }: Pick<HostsStore, 'assignments' | 'bookings' | 'catalogue' | 'hosts'>,
  host: Host,
  at: Date,
): Promise<HostPage> => {
  const coming = await assignments.comingOf(host.id, at);
  const past = await assignments.pastOf(host.id, at, PAST);
  const busy = await hosts.busyBetween(at, new Date(at.getTime() + AHEAD_MS), [host.id]);
  const known = new Map<number, Booking | null>();
  const experiences = new Map<number, Experience | null>();
  const sheetsOf = async (given: readonly Assignment[]): Promise<readonly RunSheet[]> => {
    const sheets: RunSheet[] = [];
    for (const each of given) {
      const booking = known.get(each.bookingId) ?? (await bookings.byId(each.bookingId));
      known.set(each.bookingId, booking);
      const found = (booking ? bookedSessions(booking) : []).find(
        ({ session }) => session.line === each.line && session.unit === each.unit,
      );
      if (!found) continue;
      const { experienceId } = found.line;
      if (experienceId !== null && !experiences.has(experienceId))
        experiences.set(experienceId, await catalogue.experience(experienceId));
      sheets.push(runSheet(each, found, experiences.get(experienceId ?? 0) ?? null, busy));
    }
    return sheets;
  };
  return {
    host,
    asks: await sheetsOf(coming.filter(awaitsAnswer)),
    sessions: await sheetsOf(coming.filter(hasAccepted)),
    past: await sheetsOf(past),
  };
};
