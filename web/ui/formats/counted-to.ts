import { grouped } from '@wondercast/core/kernel/money';
import { counted, rangeOf } from './counted.ts';

interface Count {
  readonly total: number;
  /** One more was counted where there are more (decision 176). */
  readonly countTo: number;
}

const isMore = ({ total, countTo }: Count): boolean => total === countTo + 1;

/** `2,000 bookings`, and `More than 5,000 bookings` where there are more than are counted. */
export const countedTo = (count: Count, one: string): string =>
  isMore(count) ? `More than ${counted(count.countTo, one)}` : counted(count.total, one);

/** `51–100 of 2,000`, and `51–100 of more than 5,000`. */
export const rangeTo = (from: number, shown: number, count: Count): string =>
  isMore(count)
    ? rangeOf(from, shown, count.countTo).replace(' of ', ' of more than ')
    : rangeOf(from, shown, count.total);

/** `2,000`, and `more than 5,000`. */
export const numberTo = (count: Count): string =>
  isMore(count) ? `more than ${grouped(count.countTo)}` : grouped(count.total);
