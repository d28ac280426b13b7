import { readFinder } from '@wondercast/core/buying/free-times/asked-finder';
import { daysOfMonth, monthOf, readDays, soundFinder } from '@wondercast/core/buying/free-times/finder-days';
import {
  areTooMany,
  daysWords,
  fitWords,
  leftOutWords,
  tooManyWords,
} from '@wondercast/core/buying/free-times/finder-words';
import { minorUnits } from '@wondercast/core/kernel/money';
import { describe, expect, it } from 'vitest';

const asked = (query: string) => soundFinder(readFinder(new URLSearchParams(query)));
const NOTHING = { people: null, budget: null, from: null, to: null, zone: null };

describe('what an address asks', () => {
  it('is people, a budget and days of a zone', () => {
    expect(asked('people=25&budget=1500.50&from=2027-03-01&to=2027-03-31&zone=Europe/Berlin')).toEqual({
      people: '25',
      budget: '1500.50',
      from: '2027-03-01',
      to: '2027-03-31',
      zone: 'Europe/Berlin',
    });
  });

  it.each([
    'people=0',
    'people=many',
    'people=2.5',
    'people=1234567',
    'budget=-5',
    'budget=1.234',
    'from=newsletter',
    'from=2027-02-30',
    'to=2027-03-01',
    'zone=Europe/Berlin',
  ])('leaves out what the API would refuse: %s', (query) => {
    expect(asked(query)).toEqual(NOTHING);
  });

  it('has days in order, at most 62 of them, and zones that there are', () => {
    const days = (query: string) => readDays(readFinder(new URLSearchParams(query)));
    expect(days('from=2027-03-12')).toEqual({ from: '2027-03-12', to: '2027-03-12', zone: null });
    expect(days('from=2027-03-12&to=2027-03-01')?.to).toBe('2027-03-12');
    expect(days('from=2027-03-01&to=2027-12-31')?.to).toBe('2027-05-01');
    expect(days('from=2027-03-12&zone=Europe/Nowhere')?.zone).toBeNull();
    expect(days('from=2027-03-12&zone=EST')?.zone).toBe('EST');
  });
});

describe('a month', () => {
  it.each([
    ['2027-02', '2027-02-28'],
    ['2028-02', '2028-02-29'],
    ['2027-12', '2027-12-31'],
  ])('is all of its days: %s ends with %s', (month, to) => {
    const days = daysOfMonth(month);
    expect(days).toEqual({ from: `${month}-01`, to });
    expect(monthOf(days)).toBe(month);
  });
});

describe('the words of a finder', () => {
  const words = (query: string) => {
    const days = readDays(readFinder(new URLSearchParams(query)));
    return days && daysWords(days);
  };

  it('name days, and whose they are', () => {
    expect(words('from=2027-03-01&to=2027-03-31&zone=America/New_York')).toBe('March 2027 in New York');
    expect(words('from=2027-03-12&zone=EST')).toBe('Fri, Mar 12 in EST');
    expect(words('from=2027-03-12&to=2027-03-15&zone=UTC')).toBe('Fri, Mar 12 – Mon, Mar 15 in UTC');
    expect(words('from=2027-03-12')).toBe("Fri, Mar 12 on the shop's clocks");
  });

  it('say the tier, its price and for how many', () => {
    expect(fitWords({ tier: 'starter', total: minorUnits(99_000) }, 25)).toBe('Starter, $990 for 25 people');
    expect(fitWords({ tier: 'ultimate', total: minorUnits(170_050) }, 1)).toBe(
      'Ultimate, $1,700.50 for 1 person',
    );
  });

  it('say how many were left out, and why', () => {
    expect(leftOutWords({ budget: 12, times: 3, seats: 1 })).toBe(
      '12 above the budget, 3 without a free time then, 1 too small',
    );
    expect(leftOutWords({ budget: 0, times: 1200, seats: 0 })).toBe('1,200 without a free time then');
    expect(leftOutWords({ budget: 0, times: 0, seats: 0 })).toBe('');
  });

  it('send more people than any tier seats to the shop', () => {
    expect([250, 251].map(areTooMany)).toEqual([false, true]);
    expect(tooManyWords(300)).toEqual({
      title: 'No tier seats 300 people',
      text: 'A session seats up to 250. Write to us, and we plan several sessions for your group.',
    });
  });
});
