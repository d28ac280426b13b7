import { dayAt, daysAfter, type LocalDate } from '../../calendar.ts';
import { type Caller, requireAdmin } from '../../caller.ts';
import { sum, ZERO } from '../../money.ts';
import type { Ports } from '../../ports.ts';
import type { Overview } from '../register.ts';

const NEXT = 5;
const WEEK = 7;
/** How far ahead the next sessions are looked for when the week has too few. */
const AHEAD = 62;

const comingSessions = async ({ sessions }: Ports['read']['register'], from: LocalDate) => {
  const week = await sessions({ from, to: daysAfter(from, WEEK - 1), perDay: NEXT });
  return week.reduce((listed, day) => listed + day.sessions.length, 0) < NEXT
    ? sessions({ from, to: daysAfter(from, AHEAD - 1), perDay: NEXT })
    : week;
};

/** How the shop is doing, over the last so many days. @throws Refusal 'unauthenticated', 'forbidden' */
export const overview =
  ({ read, now }: Pick<Ports, 'read' | 'now'>) =>
  async (caller: Caller, count: number): Promise<Overview> => {
    requireAdmin(caller);
    const today = dayAt(now(), 0);
    const first = daysAfter(today, 1 - count);
    const { register, attention } = read;
    const [takings, standing, coming, listed] = await Promise.all([
      register.takings(first),
      register.standing(),
      comingSessions(register, today),
      attention.all(),
    ]);
    const taken = new Map(takings.map((day) => [day.date, day]));
    const days = Array.from({ length: count }, (_, at) => {
      const date = daysAfter(first, at);
      return taken.get(date) ?? { date, bookings: 0, revenue: ZERO, received: ZERO };
    });
    const weekEnd = daysAfter(today, WEEK);
    return {
      ...standing,
      days,
      bookings: days.reduce((total, { bookings }) => total + bookings, 0),
      revenue: sum(days.map(({ revenue }) => revenue)),
      received: sum(days.map(({ received }) => received)),
      upcoming: {
        week: coming.filter(({ date }) => date < weekEnd).reduce((total, day) => total + day.total, 0),
        next: coming.flatMap(({ sessions }) => sessions).slice(0, NEXT),
      },
      attention: listed.length,
    };
  };
