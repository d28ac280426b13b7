import { describe, expect, it } from 'vitest';
import { absenceOf, EMPTY_ABSENCE } from '../../web/features/host-page/absence-draft.ts';
import { absenceWords } from '../../web/features/host-page/absence-words.ts';
import { timeLeft } from '../../web/ui/formats/time-left.ts';
import { day } from '../support/builders.ts';

const LONDON = 'Europe/London';
const HOUR_MS = 3_600_000;

describe('a time away', () => {
  it('of whole days begins and ends at midnight of the host’s zone, also where clocks change', () => {
    const made = absenceOf({ ...EMPTY_ABSENCE, from: day('2027-03-27'), to: day('2027-03-28') }, LONDON);
    const body = { startsAt: '2027-03-27T00:00:00.000Z', endsAt: '2027-03-28T23:00:00.000Z' };
    expect(made).toEqual({ body });
    expect(absenceWords(body, LONDON)).toEqual({ when: 'Mar 27 – Mar 28', isWholeDays: true });
  });

  it('of one day needs no last day; of a part of it, two times and perhaps a reason', () => {
    const one = absenceOf({ ...EMPTY_ABSENCE, from: day('2027-06-03') }, LONDON);
    expect(one).toEqual({
      body: { startsAt: '2027-06-02T23:00:00.000Z', endsAt: '2027-06-03T23:00:00.000Z' },
    });
    const part = {
      ...EMPTY_ABSENCE,
      from: day('2027-06-03'),
      wholeDays: false,
      toTime: '11:30',
      reason: ' Dentist ',
    };
    const body = { startsAt: '2027-06-03T08:00:00.000Z', endsAt: '2027-06-03T10:30:00.000Z' };
    expect(absenceOf(part, LONDON)).toEqual({ body: { ...body, reason: 'Dentist' } });
    expect(absenceWords(body, LONDON)).toEqual({ when: 'Jun 03, 9:00 – 11:30 AM', isWholeDays: false });
  });

  it('from one day to another says both', () => {
    const away = { startsAt: '2027-06-03T08:00:00.000Z', endsAt: '2027-06-04T16:00:00.000Z' };
    expect(absenceWords(away, LONDON).when).toBe('Jun 03, 9:00 AM – Jun 04, 5:00 PM');
  });

  it.each([
    ['no day', {}, { from: 'Choose a day.' }],
    [
      'a last day before the first',
      { from: day('2027-06-03'), to: day('2027-06-02') },
      { to: 'Choose the first day or a later one.' },
    ],
    ['no time', { from: day('2027-06-03'), wholeDays: false, fromTime: '' }, { fromTime: 'Say from when.' }],
    [
      'an end before its beginning',
      { from: day('2027-06-03'), wholeDays: false, toTime: '08:00' },
      { toTime: 'Must end after it begins.' },
    ],
  ])('with %s is not sent', (_, change, errors) => {
    expect(absenceOf({ ...EMPTY_ABSENCE, ...change }, LONDON)).toEqual({ errors });
  });
});

describe('the time that is left', () => {
  it.each([
    [100 * HOUR_MS, '4 days left'],
    [47.5 * HOUR_MS, '47 hours left'],
    [1.5 * HOUR_MS, '90 minutes left'],
    [1, '1 minute left'],
    [0, null],
  ])('of %i ms is %s', (left, words) => {
    expect(timeLeft(new Date(1_800_000_000_000 + left).toISOString(), 1_800_000_000_000)).toBe(words);
  });
});
