import { MOST_COUNTED } from '@wondercast/core/most-counted';
import { counted, rangeOf } from './counted.ts';

/** What the server answers where it counted no further (decision 176). */
const isMore = (count: number): boolean => count === MOST_COUNTED + 1;

/** `2,000 bookings`, and `More than 5,000 bookings` where there are more than are counted. */
export const countedTo = (count: number, one: string): string =>
  isMore(count) ? `More than ${counted(MOST_COUNTED, one)}` : counted(count, one);

/** `51–100 of 2,000`, and `51–100 of more than 5,000`. */
export const rangeTo = (from: number, shown: number, total: number): string =>
  isMore(total)
    ? rangeOf(from, shown, MOST_COUNTED).replace(' of ', ' of more than ')
    : rangeOf(from, shown, total);
