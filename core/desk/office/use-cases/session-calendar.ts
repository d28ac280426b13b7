import { type LocalDate, nextDay } from '../../../kernel/calendar.ts';
import { MOST_COUNTED_OF_A_DAY } from '../../../kernel/most-counted.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { type Caller, requireAdmin } from '../../../people/caller.ts';
import type { OfficePorts } from '../ports.ts';
import type { SessionDay, SessionRange } from '../register.ts';

const MOST_DAYS = 62;
/** Maximum number of sessions on all days together: what an answer has room for (decision 223). */
const MOST_SESSIONS = 600;

/** Every day from the first to the last; null when there are more than `most`, or none. */
const daysFrom = (first: LocalDate, last: LocalDate, most: number): readonly LocalDate[] | null => {
  const days: LocalDate[] = [];
  for (let day = first; day <= last; day = nextDay(day)) {
    if (days.length === most) return null;
    days.push(day);
  }
  return days.length > 0 ? days : null;
};

const counting = (range: SessionRange): SessionRange =>
  range.from === range.to ? range : { ...range, countTo: Math.max(range.perDay, MOST_COUNTED_OF_A_DAY) };

/**
 * The sessions of every day in a range, including days without any. For a single day all sessions are counted; for several days up to a
 * hundred per day (decision 176). The more days, the fewer sessions of each are listed.
 * @throws Refusal 'unauthenticated', 'forbidden', 'invalid' (no day, or more than 62)
 */
export const sessionCalendar =
  ({ read }: Pick<OfficePorts, 'read'>) =>
  async (caller: Caller, range: SessionRange): Promise<readonly SessionDay[]> => {
    requireAdmin(caller);
    const days = daysFrom(range.from, range.to, MOST_DAYS);
    if (!days) {
      const message = `The last day must be at most ${MOST_DAYS - 1} days after the first, and not before it.`;
      throw new Refusal('invalid', message, { issues: [{ path: 'to', message }] });
    }
    const perDay = Math.min(range.perDay, Math.floor(MOST_SESSIONS / days.length));
    const listed = await read.register.sessions(counting({ ...range, perDay }));
    const found = new Map(listed.map((day) => [day.date, day]));
    return days.map((date) => found.get(date) ?? { date, total: 0, confirmed: 0, sessions: [] });
  };
