import { grouped } from '@wondercast/core/kernel/money';

/** `1 booking`, `2,000 bookings`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : many}`;

/** `51–100 of 5,000`. */
export const rangeOf = (from: number, shown: number, total: number): string =>
  `${grouped(from + 1)}–${grouped(from + shown)} of ${grouped(total)}`;
