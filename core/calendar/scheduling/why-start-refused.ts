import { formatDay, type LocalDate } from '../../kernel/calendar.ts';
import type { BookingRules, Weekday } from './booking-rules.ts';
import { instantOf } from './instant.ts';
import { hoursAndNoticeWords } from './rules-in-words.ts';
import type { Slot } from './slot.ts';
import { offsetAt } from './zone-time.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** A day is over everywhere once it has ended in the westernmost zone, UTC−12. */
const LAST_END_MS = DAY_MS + 12 * HOUR_MS;

/** What is known of a start: the day in the rules' zone, the minute of that day where a time is given, and the latest instant it can be. */
export interface KnownStart {
  readonly day: LocalDate;
  readonly minute: number | null;
  readonly latest: number;
}

const atInstant = (start: Date, rules: BookingRules): KnownStart => {
  const wall = new Date(start.getTime() + offsetAt(rules.zone, start.getTime()) * MINUTE_MS);
  const text = wall.toISOString();
  return {
    // The first ten characters of an ISO instant before the year 10000 are a day.
    day: text.slice(0, 10) as LocalDate,
    minute: wall.getUTCHours() * 60 + wall.getUTCMinutes(),
    latest: start.getTime(),
  };
};

const startOf = (time: Slot | Date, rules: BookingRules): KnownStart | null => {
  const instant = time instanceof Date ? time : instantOf(time);
  if (instant) return atInstant(instant, rules);
  const day = time instanceof Date ? null : time.date;
  return day && { day, minute: null, latest: Date.parse(`${day}T00:00:00Z`) + LAST_END_MS };
};

const weekdayOf = (day: LocalDate): Weekday =>
  // getUTCDay is 0 to 6, so the result is 1 to 7.
  (new Date(`${day}T00:00:00Z`).getUTCDay() || 7) as Weekday;

const isWithinHours = ({ day, minute }: KnownStart, { hours }: BookingRules): boolean => {
  if (hours === null) return true;
  const weekday = weekdayOf(day);
  return hours.some(
    (span) => span.weekday === weekday && (minute === null || (span.from <= minute && minute < span.to)),
  );
};

const isTooEarly = ({ latest }: KnownStart, { noticeHours }: BookingRules, now: Date): boolean =>
  noticeHours > 0 && latest < now.getTime() + noticeHours * HOUR_MS;

/** Whether a start meets the rules. Its day and minute are in the rules' zone. */
export const keepsRules = (start: KnownStart, rules: BookingRules, now: Date): boolean =>
  !isTooEarly(start, rules, now) && isWithinHours(start, rules) && !rules.blackoutDays.includes(start.day);

const brokenRule = (start: KnownStart, rules: BookingRules, now: Date): string | null => {
  if (keepsRules(start, rules, now)) return null;
  return rules.blackoutDays.includes(start.day)
    ? `Nothing takes place on ${formatDay(start.day)}.`
    : hoursAndNoticeWords(rules);
};

/**
 * Why customers may not choose a start: the rule that it breaks, in words; null when it meets all. For a slot without a readable time only
 * the day is checked, and a slot without a day breaks no rule. Bookable hours apply to the start, not to the end.
 */
export const whyStartRefused = (
  time: Slot | Date,
  rules: readonly BookingRules[],
  now: Date,
): string | null => {
  for (const each of rules) {
    const start = startOf(time, each);
    const broken = start && brokenRule(start, each, now);
    if (broken !== null) return broken;
  }
  return null;
};
