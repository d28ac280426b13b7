import { MOST_COUNTED } from '@wondercast/core/most-counted';
import { expect, it } from 'vitest';
import { countedTo, rangeTo } from '../../web/ui/formats/counted-to.ts';

it('says how many there are, and where the count has ended', () => {
  expect([0, 1, MOST_COUNTED, MOST_COUNTED + 1, 83_214].map((count) => countedTo(count, 'booking'))).toEqual([
    '0 bookings',
    '1 booking',
    '5,000 bookings',
    'More than 5,000 bookings',
    '83,214 bookings',
  ]);
  expect(rangeTo(50, 50, 2_000)).toBe('51–100 of 2,000');
  expect(rangeTo(50, 50, MOST_COUNTED + 1)).toBe('51–100 of more than 5,000');
});
