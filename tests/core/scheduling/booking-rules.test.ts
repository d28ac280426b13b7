import {
  type BookingRules,
  NO_RULES,
  rulesInForce,
  type Weekday,
} from '@wondercast/core/calendar/scheduling/booking-rules';
import { bookingRulesWords } from '@wondercast/core/calendar/scheduling/rules-in-words';
import { bookingRulesFields } from '@wondercast/core/calendar/scheduling/valid-booking-rules';
import { whyStartRefused } from '@wondercast/core/calendar/scheduling/why-start-refused';
import { describe, expect, it } from 'vitest';
import { aSlot, day } from '../../support/builders.ts';

/** A Thursday. */
const NOW = new Date('2026-03-05T10:00:00.000Z');

const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5];
const office = (change: Partial<BookingRules> = {}): BookingRules => ({
  ...NO_RULES,
  zone: 'EDT',
  hours: WEEKDAYS.map((weekday) => ({ weekday, from: 480, to: 1_200 })),
  noticeHours: 48,
  ...change,
});
const WORDS = 'Bookable on weekdays, 8:00 AM to 8:00 PM EDT, at least 48 hours ahead.';

const broken = (time: Parameters<typeof whyStartRefused>[0], ...rules: readonly BookingRules[]) =>
  whyStartRefused(time, rules, NOW);

describe('rules of booking in words', () => {
  it.each<[string | null, BookingRules]>([
    [null, NO_RULES],
    [WORDS, office()],
    ['Bookable at least 1 hour ahead.', { ...NO_RULES, noticeHours: 1 }],
    ['Closed on Dec 24, 2027.', { ...NO_RULES, blackoutDays: [day('2027-12-24')] }],
    [
      'Closed on Dec 24, 2027, Dec 25, 2027, Dec 26, 2027 and 2 more days.',
      { ...NO_RULES, blackoutDays: ['24', '25', '26', '27', '28'].map((each) => day(`2027-12-${each}`)) },
    ],
    ['No day of the week can be booked at present.', { ...NO_RULES, hours: [] }],
    [
      'Bookable on Mondays and Wednesdays, 9:30 AM to noon and 1:00 PM to midnight; on weekends, all day New York time.',
      {
        ...NO_RULES,
        zone: 'America/New_York',
        hours: [
          { weekday: 1, from: 570, to: 720 },
          { weekday: 1, from: 780, to: 1_440 },
          { weekday: 3, from: 570, to: 720 },
          { weekday: 3, from: 780, to: 1_440 },
          { weekday: 6, from: 0, to: 1_440 },
          { weekday: 7, from: 0, to: 1_440 },
        ],
      },
    ],
  ])('say %s', (words, rules) => {
    expect(bookingRulesWords(rules)).toBe(words);
  });
});

describe('the judge of preferred times', () => {
  const at = (
    date: string,
    time: string | null,
    meridiem: 'AM' | 'PM' | null,
    zone: 'EDT' | 'PDT' | 'Europe/Berlin' | null,
  ) => aSlot({ date: day(date), time, meridiem, zone });

  it.each([
    ['within hours', at('2026-03-09', '8:00', 'AM', 'EDT'), null],
    ['the end of hours is not within', at('2026-03-09', '8:00', 'PM', 'EDT'), WORDS],
    ['before hours', at('2026-03-09', '7:59', 'AM', 'EDT'), WORDS],
    ['hours are those of the rules: 5 AM in Los Angeles', at('2026-03-09', '5:00', 'AM', 'PDT'), null],
    ['and 1:30 PM in Berlin is 8:30 AM', at('2026-03-09', '1:30', 'PM', 'Europe/Berlin'), null],
    ['a Saturday', at('2026-03-14', '10:00', 'AM', 'EDT'), WORDS],
    ['Friday evening in Los Angeles is past the hours', at('2026-03-13', '6:00', 'PM', 'PDT'), WORDS],
    ['too soon', at('2026-03-06', '10:00', 'AM', 'EDT'), WORDS],
    ['a day alone', at('2026-03-09', null, null, null), null],
    ['a Sunday alone', at('2026-03-15', null, null, null), WORDS],
    ['today alone', at('2026-03-05', null, null, null), WORDS],
    ['a time that cannot be read leaves the day', at('2026-03-09', 'after lunch', 'PM', 'EDT'), null],
    ['nothing is said', aSlot({ date: null, time: '9:00', meridiem: 'AM', zone: 'EDT' }), null],
  ])('%s', (_, slot, words) => {
    expect(broken(slot, office())).toBe(words);
  });

  it('counts the notice to the minute', () => {
    const rules = { ...NO_RULES, noticeHours: 48 };
    expect(broken(new Date('2026-03-07T10:00:00.000Z'), rules)).toBeNull();
    expect(broken(new Date('2026-03-07T09:59:59.999Z'), rules)).toBe('Bookable at least 48 hours ahead.');
  });

  it('without rules lets everything pass, also the past: others judge that', () => {
    expect(broken(new Date('2020-01-01T00:00:00.000Z'), NO_RULES)).toBeNull();
    expect(broken(at('2020-01-01', null, null, null), NO_RULES)).toBeNull();
    expect(broken(at('2026-03-14', '3:00', 'AM', 'EDT'))).toBeNull();
  });

  it('follows clocks that change: the same hours before and after', () => {
    const rules = office({ zone: 'America/New_York', noticeHours: 0 });
    expect(broken(new Date('2026-03-06T13:00:00.000Z'), rules)).toBeNull();
    expect(broken(new Date('2026-03-06T12:59:00.000Z'), rules)).not.toBeNull();
    expect(broken(new Date('2026-03-09T12:00:00.000Z'), rules)).toBeNull();
    expect(broken(new Date('2026-03-09T11:59:00.000Z'), rules)).not.toBeNull();
  });

  it("an experience's own rules replace the shop's, but for days on which the shop is closed", () => {
    const shop = office({ blackoutDays: [day('2026-03-14')] });
    const own = { ...NO_RULES, hours: [{ weekday: 6 as const, from: 0, to: 1_440 }] };
    const judged = (date: string) => broken(at(date, '10:00', 'AM', 'EDT'), ...rulesInForce(own, shop));
    expect(judged('2026-03-07')).toBeNull();
    expect(judged('2026-03-09')).toBe('Bookable on Saturdays, all day UTC.');
    expect(judged('2026-03-14')).toBe('Nothing takes place on Mar 14, 2026.');
  });
});

describe('rules of booking as they are sent', () => {
  const sent = (change: object) =>
    bookingRulesFields.safeParse({ noticeHours: 0, zone: 'UTC', hours: null, blackoutDays: [], ...change });

  it.each([
    [
      'hours that overlap',
      {
        hours: [
          { weekday: 1, from: 0, to: 60 },
          { weekday: 1, from: 59, to: 70 },
        ],
      },
    ],
    ['hours that end before they begin', { hours: [{ weekday: 1, from: 60, to: 60 }] }],
    ['an eighth day', { hours: [{ weekday: 8, from: 0, to: 60 }] }],
    ['a zone that is none', { zone: 'Mars/Olympus' }],
    ['notice of more than a year', { noticeHours: 8_761 }],
    ['half an hour of notice', { noticeHours: 0.5 }],
    ['a day that is none', { blackoutDays: ['2026-02-30'] }],
    ['a thousand and one days', { blackoutDays: Array.from({ length: 1_001 }, () => '2026-03-01') }],
  ])('are refused: %s', (_, change) => {
    expect(sent(change).success).toBe(false);
  });

  it('are put in order', () => {
    const { data } = sent({
      hours: [
        { weekday: 2, from: 60, to: 70 },
        { weekday: 1, from: 0, to: 60 },
      ],
      blackoutDays: ['2026-12-25', '2026-12-24', '2026-12-25'],
    });
    expect(data).toMatchObject({
      hours: [{ weekday: 1 }, { weekday: 2 }],
      blackoutDays: ['2026-12-24', '2026-12-25'],
    });
  });
});
