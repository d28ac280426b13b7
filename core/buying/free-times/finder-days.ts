import type { Zone } from '../../calendar/scheduling/zone.ts';
import { toZone } from '../../calendar/scheduling/zone-time.ts';
import { DAY_MS } from '../../calendar/staffing/wall-clock.ts';
import { type LocalDate, localDate } from '../../kernel/calendar.ts';
import type { AskedFinder } from './asked-finder.ts';
import { MAX_DAYS } from './free-times.ts';

/** The days that are searched, both included. */
export interface FinderDays {
  readonly from: LocalDate;
  readonly to: LocalDate;
  /** null for the shop's time zone. */
  readonly zone: Zone | null;
}

/** The days of an address as the API takes them: existing days, in order, not too many; null where none are given. */
export const readDays = ({ from, to, zone }: AskedFinder): FinderDays | null => {
  const first = localDate(from);
  if (first === null) return null;
  const last = localDate(to) ?? first;
  const end = Date.parse(first) + (MAX_DAYS - 1) * DAY_MS;
  const most = new Date(end).toISOString().slice(0, 10) as LocalDate;
  const [, middle = first] = [first, last, most].toSorted();
  return { from: first, to: middle, zone: zone === null ? null : toZone(zone) };
};

/** The first and the last day of a month such as `2027-03`. */
export const daysOfMonth = (month: string): Pick<FinderDays, 'from' | 'to'> => {
  const from = `${month}-01` as LocalDate;
  const last = new Date(from);
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  return { from, to: last.toISOString().slice(0, 10) as LocalDate };
};

/** The month that these days make up completely; null where they do not. */
export const monthOf = ({ from, to }: Pick<FinderDays, 'from' | 'to'>): string | null => {
  const month = from.slice(0, 7);
  const whole = daysOfMonth(month);
  return whole.from === from && whole.to === to ? month : null;
};

/** The parameters of an address, without those that the API would refuse. */
export const soundFinder = (asked: AskedFinder): AskedFinder => {
  const { people, budget } = asked;
  const days = readDays(asked);
  return {
    people: /^[1-9]\d{0,4}$/.test(people ?? '') ? people : null,
    budget: /^\d{1,6}(\.\d\d?)?$/.test(budget ?? '') ? budget : null,
    from: days && asked.from,
    to: days && asked.to,
    zone: days?.zone ?? null,
  };
};
