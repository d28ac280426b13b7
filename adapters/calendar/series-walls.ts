import type ICAL from 'ical.js';
import { RRuleTemporal } from 'rrule-temporal';
import { wallOf } from './calendar-zones.ts';

/** What is looked for, in milliseconds. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const SECOND_MS = 1_000;
const DAY_MS = 86_400_000;

/** Periods and candidates that are looked at for one rule: thirty years of days, by their numbers. */
const LIMITS = { maxIterations: 15_000, maxCandidateEvaluations: 30_000 };

const OF_DAYS = new Set(['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY']);
const OF_TIMES = ['BYHOUR', 'BYMINUTE', 'BYSECOND'] as const;

/** Whether a rule's number of occurrences cannot be reached before `to`, so that they need not be counted from the start. */
const isUnreached = (rule: ICAL.Recur, start: number, to: number): boolean => {
  const isOfDays = OF_DAYS.has(rule.freq) && OF_TIMES.every((part) => rule.parts[part] === undefined);
  return (rule.count ?? 0) > (to - start) / (isOfDays ? DAY_MS : SECOND_MS) + 1;
};

/** A rule without its end, which may be written in another zone than the start and is judged by whoever asks. */
const endless = (rule: ICAL.Recur, count: number | null): string => {
  const copy = rule.clone();
  copy.until = null;
  copy.count = count;
  return copy.toString();
};

/** How a series begins, and the rule that it follows from there. */
const seriesOf = (first: number, rule: string): RRuleTemporal => {
  const dtstart = new Date(first).toISOString().replace(/[-:]|\.\d+/g, '');
  return new RRuleTemporal({
    rruleString: `DTSTART:${dtstart}\nRRULE:${rule}`,
    tzid: 'UTC',
    cache: false,
    ...LIMITS,
  });
};

/** A start that its rule leaves out takes place, and counts, as in Google's and Microsoft's calendars. */
const countAfter = (first: number, rule: ICAL.Recur): number => {
  const [same] = seriesOf(first, endless(rule, null)).between(new Date(first), new Date(first), true);
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
  return seriesOf(first, endless(rule, count))
    .between(new Date(from), new Date(to), true)
    .map(({ epochMilliseconds }) => epochMilliseconds);
};
