import type ICAL from 'ical.js';
import { RRuleTemporal } from 'rrule-temporal';

/** A window, in milliseconds. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A wall time in milliseconds, as if it were UTC. */
export const wallOf = (time: ICAL.Time): number =>
  Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second);

const SECOND_MS = 1_000;
const DAY_MS = 86_400_000;

/** Maximum number of periods that the library evaluates for one rule. */
const MOST_PERIODS = 15_000;
/** Lower limits for rules within a day. Rules of whole days need no limit on candidates: the library evaluates them ten times as fast. */
const LIMITS_OF_TIMES = { maxIterations: 5_000, maxCandidateEvaluations: 30_000 };

const OF_DAYS = new Set(['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY']);

/** Whether a rule has at most one occurrence a day. */
const isOfDays = ({ freq, parts }: ICAL.Recur): boolean =>
  OF_DAYS.has(freq) && !parts.BYHOUR && !parts.BYMINUTE && !parts.BYSECOND;

/** Whether the rule's COUNT cannot be reached before `to`. Occurrences then need not be counted from the start. */
const isUnreached = (rule: ICAL.Recur, start: number, to: number): boolean =>
  (rule.count ?? 0) > (to - start) / (isOfDays(rule) ? DAY_MS : SECOND_MS) + 1;

/** A rule from a start on, without its UNTIL, which may be in another zone and is checked by the caller. */
const seriesOf = (first: number, rule: ICAL.Recur, count: number | null): RRuleTemporal => {
  const endless = rule.clone();
  endless.until = null;
  endless.count = count;
  const dtstart = new Date(first).toISOString().replace(/[-:]|\.\d+/g, '');
  return new RRuleTemporal({
    rruleString: `DTSTART:${dtstart}\nRRULE:${endless.toString()}`,
    tzid: 'UTC',
    cache: false,
    maxIterations: MOST_PERIODS,
    ...(!isOfDays(rule) && LIMITS_OF_TIMES),
  });
};

/**
 * How many occurrences follow the start. A start that its rule does not match still takes place and counts, as in Google's and
 * Microsoft's calendars.
 */
const countAfter = (first: number, rule: ICAL.Recur): number => {
  const [same] = seriesOf(first, rule, null).between(new Date(first), new Date(first), true);
  return (rule.count ?? 0) - (same ? 0 : 1);
};

/**
 * The wall times at which a rule recurs within a window, in milliseconds as if they were UTC, in order. A start that the rule does
 * not match is not included.
 * @throws Error when the rule is invalid or needs too many steps
 */
export const seriesWalls = (start: ICAL.Time, rule: ICAL.Recur, { from, to }: Span): readonly number[] => {
  const first = wallOf(start);
  if (first >= to) return [];
  const count = rule.count && !isUnreached(rule, first, to) ? countAfter(first, rule) : null;
  if (count === 0) return [];
  return seriesOf(first, rule, count)
    .between(new Date(from), new Date(to), true)
    .map(({ epochMilliseconds }) => epochMilliseconds);
};
