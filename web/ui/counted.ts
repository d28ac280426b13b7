const grouped = new Intl.NumberFormat('en-US');

/** `1 booking`, `2,000 bookings`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${grouped.format(count)} ${count === 1 ? one : many}`;

/** `51–100 of 5,000`. */
export const rangeOf = (from: number, shown: number, total: number): string =>
  `${grouped.format(from + 1)}–${grouped.format(from + shown)} of ${grouped.format(total)}`;
