import { MOST_COUNTED_OF_A_DAY } from '@wondercast/core/kernel/most-counted';
import { expect, it } from 'vitest';
import { monthTotal } from '../../web/features/admin-bookings/month-total.ts';

const on = (date: string, total: number) => ({ date, total, confirmed: 0, sessions: [] });

it('adds up the days of a month, and says where a day has more than are counted', () => {
  const days = [on('2027-02-28', 7), on('2027-03-01', 2), on('2027-03-02', 0), on('2027-04-01', 9)];
  expect(monthTotal(days, '2027-03')).toBe('2 sessions');
  expect(monthTotal([...days, on('2027-03-03', MOST_COUNTED_OF_A_DAY)], '2027-03')).toBe('102 sessions');
  expect(monthTotal([...days, on('2027-03-03', MOST_COUNTED_OF_A_DAY + 1)], '2027-03')).toBe(
    'More than 102 sessions',
  );
});
