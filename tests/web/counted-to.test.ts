import { MOST_COUNTED, MOST_FOUND } from '@wondercast/core/kernel/most-counted';
import { expect, it } from 'vitest';
import { countedTo, numberTo, rangeTo } from '../../web/ui/formats/counted-to.ts';

const listed = (total: number) => ({ total, countTo: MOST_COUNTED });
const found = (total: number) => ({ total, countTo: MOST_FOUND });

it('says how many there are, and where the count has ended', () => {
  const totals = [0, 1, MOST_FOUND + 1, MOST_COUNTED, MOST_COUNTED + 1, 83_214];
  expect(totals.map((total) => countedTo(listed(total), 'booking'))).toEqual([
    '0 bookings',
    '1 booking',
    '501 bookings',
    '5,000 bookings',
    'More than 5,000 bookings',
    '83,214 bookings',
  ]);
  expect([MOST_FOUND, MOST_FOUND + 1].map((total) => countedTo(found(total), 'booking'))).toEqual([
    '500 bookings',
    'More than 500 bookings',
  ]);
  expect(rangeTo(50, 50, listed(2_000))).toBe('51–100 of 2,000');
  expect(rangeTo(50, 50, listed(MOST_COUNTED + 1))).toBe('51–100 of more than 5,000');
  expect(rangeTo(50, 50, found(MOST_FOUND + 1))).toBe('51–100 of more than 500');
  expect([2_310, MOST_COUNTED + 1].map((total) => numberTo(listed(total)))).toEqual([
    '2,310',
    'more than 5,000',
  ]);
});
