import { type LocalDate, nextDay } from '../../calendar.ts';
import { type Caller, requireAdmin } from '../../caller.ts';
import type { Ports } from '../../ports.ts';
import { Refusal } from '../../refusal.ts';
import type { SessionDay, SessionRange } from '../register.ts';

const MOST_DAYS = 62;

/** Every day from the first to the last; null when there are more than `most`, or none. */
const daysFrom = (first: LocalDate, last: LocalDate, most: number): readonly LocalDate[] | null => {
  const days: LocalDate[] = [];
  for (let day = first; day <= last; day = nextDay(day)) {
    if (days.length === most) return null;
    days.push(day);
  }
  return days.length > 0 ? days : null;
};

/**
 * The sessions of every day in a range, days without any included.
 * @throws Refusal 'unauthenticated', 'forbidden', 'invalid' (no day, or more than 62)
 */
export const sessionCalendar =
  ({ read }: Pick<Ports, 'read'>) =>
  async (caller: Caller, range: SessionRange): Promise<readonly SessionDay[]> => {
    requireAdmin(caller);
    const days = daysFrom(range.from, range.to, MOST_DAYS);
    if (!days) {
      const message = `The last day must be at most ${MOST_DAYS - 1} days after the first, and not before it.`;
      throw new Refusal('invalid', message, { issues: [{ path: 'to', message }] });
    }
    const found = new Map((await read.register.sessions(range)).map((day) => [day.date, day]));
    return days.map((date) => found.get(date) ?? { date, total: 0, confirmed: 0, sessions: [] });
  };
