import { grouped } from '@wondercast/core/kernel/money';
import { counted, rangeOf } from './counted.ts';

interface Count {
  readonly total: number;
  /** When there are more, one more was counted (decision 176). */
  readonly countTo: number;
}

const isMore = ({ total, countTo }: Count): boolean => total === countTo + 1;

/** Such as `2,000 bookings`, or `More than 5,000 bookings` when counting stopped. */
export const countedTo = (count: Count, one: string): string =>
  isMore(count) ? `More than ${counted(count.countTo, one)}` : counted(count.total, one);

/** Such as `51–100 of 2,000` or `51–100 of more than 5,000`. */
export const rangeTo = (from: number, shown: number, count: Count): string =>
  isMore(count)
    ? rangeOf(from, shown, count.countTo).replace(' of ', ' of more than ')
    : rangeOf(from, shown, count.total);

/** Such as `2,000` or `more than 5,000`. */
export const numberTo = (count: Count): string =>
  isMore(count) ? `more than ${grouped(count.countTo)}` : grouped(count.total);
