import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import { toZone } from '@wondercast/core/calendar/scheduling/zone-time';
import { type LocalDate, localDate } from '@wondercast/core/kernel/calendar';
import { daysFrom, ownZone, placeOf } from '../../ui/formats/zone-moment.ts';

export const QUEUES = [
  'needsTime',
  'waitsForCustomer',
  'needsHost',
  'hostAway',
  'declined',
  'needsLink',
  'today',
] as const;

/** One of the lists of what waits. */
export type Queue = (typeof QUEUES)[number];

export const VIEWS = ['Day', 'Week'] as const;
export type View = (typeof VIEWS)[number];

/** What the schedule shows; all of it stands in the address. */
export interface Shown {
  readonly view: View;
  /** A day of what is shown. */
  readonly day: LocalDate;
  readonly today: LocalDate;
  /** Whose days and times are shown. */
  readonly zone: Zone;
  readonly queue: Queue | null;
  /** First and last day that are shown. */
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly days: readonly LocalDate[];
}

/** Monday of a day's week. */
const mondayOf = (day: LocalDate): LocalDate => {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return daysFrom(day, -weekday);
};

/** Reads the address; what it does not say is this week where the reader is. */
export const shownOf = (parameters: URLSearchParams, now: number): Shown => {
  const zone = toZone(parameters.get('zone') ?? '') ?? ownZone();
  const today = placeOf(now, zone).day;
  const day = localDate(parameters.get('day')) ?? today;
  const view = parameters.get('view') === 'day' ? 'Day' : 'Week';
  const from = view === 'Day' ? day : mondayOf(day);
  const days = Array.from({ length: view === 'Day' ? 1 : 7 }, (_, at) => daysFrom(from, at));
  return {
    view,
    day,
    today,
    zone,
    queue: QUEUES.find((queue) => queue === parameters.get('queue')) ?? null,
    from,
    to: days.at(-1) ?? from,
    days,
  };
};

/** The day that stands so many weeks or days from what is shown. */
export const stepped = ({ view, day }: Shown, by: 1 | -1): LocalDate =>
  daysFrom(day, view === 'Day' ? by : by * 7);
