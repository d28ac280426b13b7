import { formatDay, type LocalDate } from '../../kernel/calendar.ts';
import type { BookingRules, DaySpan, Weekday } from './booking-rules.ts';
import { isLabel, type Zone } from './zone.ts';
import { cityOf } from './zone-time.ts';

const DAYS: Readonly<Record<Weekday, string>> = {
  1: 'Mondays',
  2: 'Tuesdays',
  3: 'Wednesdays',
  4: 'Thursdays',
  5: 'Fridays',
  6: 'Saturdays',
  7: 'Sundays',
};

/** Number of days that are listed; the others are only counted. */
const DAYS_IN_FULL = 3;

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

const clock = (minute: number): string => {
  const [hours, minutes] = [Math.floor(minute / 60) % 24, minute % 60];
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
};

const ends: Readonly<Record<number, string>> = { 720: 'noon', 1440: 'midnight' };

const spanWords = ({ from, to }: Pick<DaySpan, 'from' | 'to'>): string =>
  from === 0 && to === 1_440 ? 'all day' : `${clock(from)} to ${ends[to] ?? clock(to)}`;

const weekdayWords = (days: readonly Weekday[]): string => {
  const named = days.join('');
  if (named === '1234567') return 'every day';
  if (named === '12345') return 'on weekdays';
  if (named === '67') return 'on weekends';
  return `on ${listed(days.map((each) => DAYS[each]))}`;
};

const zoneWords = (zone: Zone): string => (isLabel(zone) ? zone : `${cityOf(zone)} time`);

/** Hours of a week, without their time zone. Weekdays with the same hours are grouped, in the order of the week. */
export const bookingHoursWords = (hours: readonly DaySpan[]): string => {
  const byDay = Map.groupBy(hours, ({ weekday }) => weekday);
  const byHours = Map.groupBy([...byDay.keys()], (day) =>
    listed((byDay.get(day) ?? []).map((span) => spanWords(span))),
  );
  const groups = [...byHours].map(([spans, days]) => `${weekdayWords(days)}, ${spans}`);
  return groups.join('; ');
};

const noticeWords = (hours: number): string => `at least ${hours} ${hours === 1 ? 'hour' : 'hours'} ahead`;

/** `Dec 24, 2027 and Dec 25, 2027`; of many, the first three. */
export const dayWords = (days: readonly LocalDate[]): string => {
  const named = days.slice(0, DAYS_IN_FULL).map(formatDay);
  const rest = days.length - named.length;
  return listed(rest > 0 ? [...named, `${rest} more ${rest === 1 ? 'day' : 'days'}`] : named);
};

/** Hours and minimum notice as one sentence; null when there is neither. */
export const hoursAndNoticeWords = ({ hours, noticeHours, zone }: BookingRules): string | null => {
  if (hours?.length === 0) return 'No day of the week can be booked at present.';
  const parts = [
    ...(hours ? [`${bookingHoursWords(hours)} ${zoneWords(zone)}`] : []),
    ...(noticeHours > 0 ? [noticeWords(noticeHours)] : []),
  ];
  return parts.length > 0 ? `Bookable ${parts.join(', ')}.` : null;
};

/** `Closed on Dec 24, 2027.`; null when there is no such day. */
export const closedWords = (days: readonly LocalDate[]): string | null =>
  days.length > 0 ? `Closed on ${dayWords(days)}.` : null;

/** The rules of booking in words; null when there are none. */
export const bookingRulesWords = (rules: BookingRules): string | null =>
  [hoursAndNoticeWords(rules), closedWords(rules.blackoutDays)].filter((each) => each !== null).join(' ') ||
  null;
