import type { Assignment } from '../../../calendar/staffing/assignment.ts';
import { isAssigned } from '../../../calendar/staffing/assignment-states.ts';
import { dayAt, daysAfter, type LocalDate } from '../../../kernel/calendar.ts';
import { sum, ZERO } from '../../../kernel/money.ts';
import { MOST_COUNTED } from '../../../kernel/most-counted.ts';
import { type Caller, requireAdmin } from '../../../people/caller.ts';
import type { OfficePorts } from '../ports.ts';
import type { Overview, Session } from '../register.ts';

const NEXT = 5;
const WEEK = 7;
/** How many days ahead the next sessions are searched when the week has too few. */
const AHEAD = 62;

const nextSessions = async (
  { sessions }: OfficePorts['read']['register'],
  from: LocalDate,
): Promise<readonly Session[]> => {
  const within = async (days: number) => {
    const to = daysAfter(from, days - 1);
    const found = await sessions({ from, to, perDay: NEXT, countTo: NEXT });
    return found.flatMap((day) => day.sessions).slice(0, NEXT);
  };
  const week = await within(WEEK);
  return week.length < NEXT ? within(AHEAD) : week;
};

/** Adds the hosts who lead each session, or were asked to. */
const withHosts = async (
  { assignments, hosts }: Pick<OfficePorts['read'], 'assignments' | 'hosts'>,
  sessions: readonly Session[],
): Promise<Overview['upcoming']['next']> => {
  if (sessions.length === 0) return [];
  const [assigned, names] = await Promise.all([
    assignments.ofBookings([...new Set(sessions.map(({ bookingId }) => bookingId))]),
    hosts.names(),
  ]);
  const nameOf = new Map(names.map(({ id, name }) => [id, name]));
  return sessions.map((session) => {
    const leads = (each: Assignment): boolean =>
      isAssigned(each) &&
      each.bookingId === session.bookingId &&
      each.line === session.position &&
      each.startsAt.getTime() === session.startsAt?.getTime();
    const ids = new Set(assigned.filter(leads).map(({ hostId }) => hostId));
    return { ...session, hosts: [...ids].flatMap((id) => nameOf.get(id) ?? []) };
  });
};

/**
 * Figures about the shop, over the last `days` days.
 * @throws Refusal 'unauthenticated', 'forbidden'
 */
export const overview =
  ({ read, now }: Pick<OfficePorts, 'read' | 'now'>) =>
  async (caller: Caller, count: number): Promise<Overview> => {
    requireAdmin(caller);
    const today = dayAt(now(), 0);
    const first = daysAfter(today, 1 - count);
    const { register, attention, matters } = read;
    const [takings, standing, week, next, listed, afterwards] = await Promise.all([
      register.takings(first),
      register.standing(),
      register.countSessions(today, daysAfter(today, WEEK - 1), MOST_COUNTED),
      nextSessions(register, today),
      attention.all(),
      matters.all(),
    ]);
    const taken = new Map(takings.map((day) => [day.date, day]));
    const days = Array.from({ length: count }, (_, at) => {
      const date = daysAfter(first, at);
      return taken.get(date) ?? { date, bookings: 0, revenue: ZERO, received: ZERO };
    });
    return {
      ...standing,
      days,
      bookings: days.reduce((total, { bookings }) => total + bookings, 0),
      revenue: sum(days.map(({ revenue }) => revenue)),
      received: sum(days.map(({ received }) => received)),
      upcoming: { week, next: await withHosts(read, next) },
      attention: listed.length + afterwards.length,
    };
  };
