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

/** A queue of waiting work. */
export type Queue = (typeof QUEUES)[number];

export const VIEWS = ['Day', 'Week'] as const;
export type View = (typeof VIEWS)[number];

/** What the schedule shows; all of it is part of the URL. */
export interface Shown {
  readonly view: View;
  /** A day in the shown range. */
  readonly day: LocalDate;
  readonly today: LocalDate;
  /** The zone of days and times. */
  readonly zone: Zone;
  readonly queue: Queue | null;
  /** First day shown. */
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly days: readonly LocalDate[];
}

/** The Monday of a day's week. */
const mondayOf = (day: LocalDate): LocalDate => {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return daysFrom(day, -weekday);
};

/** Reads the URL; by default this week in the reader's zone. */
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

/** The day one week or day before or after the shown one. */
export const stepped = ({ view, day }: Shown, by: 1 | -1): LocalDate =>
  daysFrom(day, view === 'Day' ? by : by * 7);
