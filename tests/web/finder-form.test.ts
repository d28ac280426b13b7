import { localDate } from '@wondercast/core/kernel/calendar';
import { describe, expect, it } from 'vitest';
import {
  askedIn,
  finderProblems,
  formOf,
  monthsFrom,
  NO_FINDER,
} from '../../web/features/filter/finder-form.ts';

const ZONE = 'Europe/Berlin';

describe("the finder's form", () => {
  it('becomes what an address says, and comes back from it', () => {
    const form = { ...NO_FINDER, people: ' 25 ', budget: '$1,500', month: '2027-03' };
    const asked = askedIn(form, ZONE);
    expect(asked).toEqual({
      people: '25',
      budget: '1500',
      from: '2027-03-01',
      to: '2027-03-31',
      zone: ZONE,
    });
    expect(formOf(asked)).toEqual({ people: '25', budget: '1500', month: '2027-03', day: null, zone: ZONE });
  });

  it('asks one day in the zone that was chosen, and no zone without days', () => {
    const day = localDate('2027-03-12');
    const asked = askedIn({ ...NO_FINDER, day, zone: 'America/New_York' }, ZONE);
    expect(asked).toMatchObject({ from: '2027-03-12', to: null, zone: 'America/New_York' });
    expect(formOf(asked)).toMatchObject({ month: null, day, zone: 'America/New_York' });
    expect(askedIn({ ...NO_FINDER, people: '3' }, ZONE)).toMatchObject({ from: null, zone: null });
  });

  it('says what cannot be read', () => {
    expect(finderProblems({ people: 'a few', budget: 'cheap' })).toEqual({
      people: 'Enter a whole number of people.',
      budget: 'Enter an amount in dollars, such as 1500.',
    });
    expect(finderProblems({ people: '', budget: '0' }).budget).not.toBeNull();
    expect(finderProblems({ people: '25', budget: '1,500.50' })).toEqual({ people: null, budget: null });
  });

  it('offers this month and the eleven after it', () => {
    const months = monthsFrom(localDate('2026-11-30') ?? expect.fail());
    expect([months[0], months[2], months.at(-1), months.length]).toEqual([
      '2026-11',
      '2027-01',
      '2027-10',
      12,
    ]);
  });
});
