import type { DaySpan, Weekday } from '@wondercast/core/calendar/scheduling/booking-rules';

export const WEEKDAYS: readonly { readonly weekday: Weekday; readonly name: string }[] = [
  { weekday: 1, name: 'Monday' },
  { weekday: 2, name: 'Tuesday' },
  { weekday: 3, name: 'Wednesday' },
  { weekday: 4, name: 'Thursday' },
  { weekday: 5, name: 'Friday' },
  { weekday: 6, name: 'Saturday' },
  { weekday: 7, name: 'Sunday' },
];

/** Dragging snaps to quarters of an hour, in minutes. */
export const STEP = 15;

const END_OF_DAY = 1_440;

/** Initial hours of a day that is switched on. */
const USUAL = { from: 9 * 60, to: 17 * 60 };

type Hours = readonly DaySpan[];

const sorted = (hours: Hours): Hours => [...hours].sort((a, b) => a.weekday - b.weekday || a.from - b.from);

export const spansOf = (hours: Hours, weekday: Weekday): Hours =>
  hours.filter((span) => span.weekday === weekday);

export const without = (hours: Hours, weekday: Weekday): Hours =>
  hours.filter((span) => span.weekday !== weekday);

/** The weekly hours in minutes. */
export const minutesOf = (hours: Hours): number => hours.reduce((sum, { from, to }) => sum + to - from, 0);

/** `38.5 h`. */
export const hoursWords = (minutes: number): string => `${Math.round(minutes / 6) / 10} h`;

/** The range within which a span can be extended without meeting its neighbours, in minutes after midnight. */
const roomOf = (hours: Hours, span: DaySpan): { least: number; most: number } => {
  const day = spansOf(hours, span.weekday);
  const at = day.indexOf(span);
  return { least: day[at - 1]?.to ?? 0, most: day[at + 1]?.from ?? END_OF_DAY };
};

/** A span with another start or end, limited by its neighbours and its other end. */
export const stretched = (hours: Hours, span: DaySpan, edge: 'from' | 'to', minute: number): DaySpan => {
  const { least, most } = roomOf(hours, span);
  return edge === 'from'
    ? { ...span, from: Math.min(Math.max(minute, least), span.to - STEP) }
    : { ...span, to: Math.max(Math.min(minute, most), span.from + STEP) };
};

export const replaced = (hours: Hours, span: DaySpan, by: DaySpan): Hours =>
  sorted(hours.map((each) => (each === span ? by : each)));

/** A new span in the first gap of at least an hour; null when there is none. */
const gapOf = (hours: Hours, weekday: Weekday): DaySpan | null => {
  const day = spansOf(hours, weekday);
  if (day.length === 0) return { weekday, ...USUAL };
  const last = day.at(-1);
  if (last && END_OF_DAY - last.to >= 90)
    return { weekday, from: last.to + 30, to: Math.min(last.to + 150, END_OF_DAY) };
  const first = day[0];
  return first && first.from >= 90
    ? { weekday, from: Math.max(first.from - 150, 0), to: first.from - 30 }
    : null;
};

/** The hours with an added span, and that span; null when the day is full. */
export const added = (hours: Hours, weekday: Weekday): { hours: Hours; span: DaySpan } | null => {
  const span = gapOf(hours, weekday);
  return span && { hours: sorted([...hours, span]), span };
};

/** Copies one day's hours to other days. */
export const copied = (hours: Hours, from: Weekday, to: readonly Weekday[]): Hours => {
  const day = spansOf(hours, from);
  const others = hours.filter(({ weekday }) => weekday === from || !to.includes(weekday));
  const copies = to
    .filter((weekday) => weekday !== from)
    .flatMap((weekday) => day.map((span) => ({ ...span, weekday })));
  return sorted([...others, ...copies]);
};
