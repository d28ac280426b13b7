import type ICAL from 'ical.js';
import { RRuleTemporal } from 'rrule-temporal';

/** What is looked for, in milliseconds. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Milliseconds of a wall time, as if it were UTC. */
export const wallOf = (time: ICAL.Time): number =>
  Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second);

const SECOND_MS = 1_000;
const DAY_MS = 86_400_000;

/** Periods that are looked at for one rule. */
const MOST_PERIODS = 15_000;
/** For a rule of times of the day. Candidates of rules of days are not counted: the library is ten times as quick then. */
const LIMITS_OF_TIMES = { maxIterations: 5_000, maxCandidateEvaluations: 30_000 };

const OF_DAYS = new Set(['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY']);

/** Whether a rule gives a day no more than one occurrence. */
const isOfDays = ({ freq, parts }: ICAL.Recur): boolean =>
  OF_DAYS.has(freq) && !parts.BYHOUR && !parts.BYMINUTE && !parts.BYSECOND;

/** Whether a rule's number of occurrences cannot be reached before `to`, so that they need not be counted from the start. */
const isUnreached = (rule: ICAL.Recur, start: number, to: number): boolean =>
  (rule.count ?? 0) > (to - start) / (isOfDays(rule) ? DAY_MS : SECOND_MS) + 1;

/** A rule from a start on, without its end, which may be written in another zone and is judged by whoever asks. */
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

/** A start that its rule leaves out takes place, and counts, as in Google's and Microsoft's calendars. */
const countAfter = (first: number, rule: ICAL.Recur): number => {
  const [same] = seriesOf(first, rule, null).between(new Date(first), new Date(first), true);
  return (rule.count ?? 0) - (same ? 0 : 1);
};

/**
 * Wall times that a rule gives a series within a span of wall times, in milliseconds as if they were UTC, in order. A start that the
 * rule leaves out is not among them.
 * @throws Error where the rule is none, or would need more steps than are worth it
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
