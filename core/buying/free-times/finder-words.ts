import { isLabel, type Zone } from '../../calendar/scheduling/zone.ts';
import { cityOf } from '../../calendar/scheduling/zone-time.ts';
import { formatPrice, grouped } from '../../kernel/money.ts';
import { SEAT_CAPS, tierLabel } from '../../shop/pricing/tiers.ts';
import type { Fit, LeftOut } from './finder.ts';
import { type FinderDays, monthOf } from './finder-days.ts';

/* The texts of the finder. */

/** Said where an experience has no free times. */
export const TIME_ON_REQUEST = 'Time on request';

/** `25 people`. */
export const peopleWords = (people: number): string =>
  `${grouped(people)} ${people === 1 ? 'person' : 'people'}`;

/** `Starter, $990 for 25 people`. */
export const fitWords = ({ tier, total }: Pick<Fit, 'tier' | 'total'>, people: number): string =>
  `${tierLabel(tier)}, ${formatPrice(total)} for ${peopleWords(people)}`;

/** `12 above the budget, 3 without a free time then, 1 too small`; empty where nothing was left out. */
export const leftOutWords = ({ budget, times, seats }: LeftOut): string =>
  [
    [budget, 'above the budget'],
    [times, 'without a free time then'],
    [seats, 'too small'],
  ]
    .flatMap(([count, reason]) => (count === 0 ? [] : [`${grouped(Number(count))} ${reason}`]))
    .join(', ');

const LARGEST = Math.max(...Object.values(SEAT_CAPS));

/** Whether no tier seats this many people. */
export const areTooMany = (people: number): boolean => people > LARGEST;

/** What a group is told that is larger than any tier seats, and where it can go from there. */
export const tooManyWords = (people: number) => ({
  title: `No tier seats ${peopleWords(people)}`,
  text: `A session seats up to ${LARGEST}. Write to us, and we plan several sessions for your group.`,
});

const format = (options: Intl.DateTimeFormatOptions) => {
  let dates: Intl.DateTimeFormat | null = null;
  return (day: string): string => {
    dates ??= new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
    return dates.format(Date.parse(day));
  };
};

/** `March 2027`, for a month such as `2027-03`. */
export const monthWords = format({ month: 'long', year: 'numeric' });
const dayWords = format({ weekday: 'short', month: 'short', day: 'numeric' });

/** `in Berlin`, `in EST`. */
const whereWords = (zone: Zone | null): string => {
  if (zone === null) return "on the shop's clocks";
  return `in ${isLabel(zone) ? zone : cityOf(zone)}`;
};

/** `March 2027 in Berlin`, `Fri, Mar 12 in New York`, `Fri, Mar 12 – Mon, Mar 15 in UTC`. */
export const daysWords = ({ from, to, zone }: FinderDays): string => {
  const month = monthOf({ from, to });
  const days = from === to ? dayWords(from) : `${dayWords(from)} – ${dayWords(to)}`;
  return `${month === null ? days : monthWords(month)} ${whereWords(zone)}`;
};
