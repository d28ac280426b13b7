import { localDate } from '@wondercast/core/kernel/calendar';
import { describe, expect, it } from 'vitest';
import { monthsFrom, weeksOf } from '../../web/widget/times/month.ts';

const day = (text: string) => {
  const found = localDate(text);
  if (!found) throw new Error(`${text} is no day`);
  return found;
};

describe('the month of the widget', () => {
  it('has whole weeks from Sunday, of February in four as of a month in six', () => {
    const ends = (of: string) => {
      const weeks = weeksOf(day(of));
      expect(weeks.every(({ length }) => length === 7)).toBe(true);
      return [weeks.length, weeks[0]?.[0], weeks.at(-1)?.[6]];
    };
    expect(ends('2026-11-28')).toEqual([5, '2026-11-01', '2026-12-05']);
    expect(ends('2026-02-10')).toEqual([4, '2026-02-01', '2026-02-28']);
    expect(ends('2027-05-31')).toEqual([6, '2027-04-25', '2027-06-05']);
  });

  it('is followed by one with the same day, or the last that it has', () => {
    expect(monthsFrom(day('2027-01-31'), 1)).toBe('2027-02-28');
    expect(monthsFrom(day('2028-01-31'), 1)).toBe('2028-02-29');
    expect(monthsFrom(day('2026-12-15'), 1)).toBe('2027-01-15');
    expect(monthsFrom(day('2027-01-15'), -1)).toBe('2026-12-15');
  });
});
