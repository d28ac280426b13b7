import type { BookingRules, DaySpan, Weekday } from '@wondercast/core/calendar/scheduling/booking-rules';
import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import type { Reserved } from '@wondercast/core/calendar/staffing/assignment';
import type { StaffingNow, Wanted } from '@wondercast/core/calendar/staffing/free-times';
import { type Host, UNREAD_FEED } from '@wondercast/core/calendar/staffing/host';
import { localDate } from '@wondercast/core/kernel/calendar';
import { aHost } from '../../support/builders.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The same numbers for the same seed (mulberry32). */
export const numbersOf = (seed: number) => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const upTo = (most: number): number => Math.floor(next() * (most + 1));
  const one = <Value>(values: readonly [Value, ...Value[]]): Value =>
    values[upTo(values.length - 1)] ?? values[0];
  return { upTo, one, chance: (part: number): boolean => next() < part };
};

type Numbers = ReturnType<typeof numbersOf>;

const ZONES: readonly [Zone, ...Zone[]] = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'America/Havana',
  'UTC',
];

/** Days around which clocks change in those zones, and one on which they do not. */
const DAYS: readonly [string, ...string[]] = [
  '2027-03-14T00:00:00Z',
  '2027-03-28T00:00:00Z',
  '2027-10-31T00:00:00Z',
  '2027-11-07T00:00:00Z',
  '2027-04-04T00:00:00Z',
  '2027-10-03T00:00:00Z',
  '2027-07-14T00:00:00Z',
];

const hoursOf = ({ upTo, chance }: Numbers): readonly DaySpan[] =>
  ([1, 2, 3, 4, 5, 6, 7] as const).flatMap((weekday: Weekday): readonly DaySpan[] => {
    if (chance(0.15)) return [];
    if (chance(0.3)) return [{ weekday, from: 0, to: 1_440 }];
    const from = upTo(40) * 15;
    const to = from + 60 + upTo(30) * 15;
    const first = { weekday, from, to: Math.min(to, 1_440) };
    return to + 120 < 1_440 && chance(0.4) ? [first, { weekday, from: to + 60, to: 1_440 }] : [first];
  });

const BLACKOUTS = ['2027-03-28', '2027-11-07'].flatMap((text) => localDate(text) ?? []);

const rulesOf = (numbers: Numbers): BookingRules => ({
  noticeHours: numbers.one([0, 0, 24, 48]),
  zone: numbers.one(ZONES),
  hours: numbers.chance(0.5) ? null : hoursOf(numbers),
  blackoutDays: numbers.chance(0.2) ? BLACKOUTS : [],
});

/** A random shop about a day on which clocks may change, and what is asked of it. */
export const aStaffing = (seed: number) => {
  const numbers = numbersOf(seed);
  const { upTo, one, chance } = numbers;
  const from = Date.parse(one(DAYS)) - 6 * HOUR + upTo(20) * 15 * MINUTE;
  const to = from + 30 * HOUR;
  const near = (): number => from - 3 * HOUR + upTo(140) * 15 * MINUTE + (chance(0.1) ? 7 * MINUTE : 0);
  const hosts = Array.from({ length: 1 + upTo(3) }, (_, at): Host => {
    const away = near();
    const hasFeed = chance(0.2);
    return {
      ...aHost({
        zone: one(ZONES),
        hours: hoursOf(numbers),
        languages: one([['en'], ['en-GB', 'de'], ['de']]),
        experienceIds: chance(0.85) ? [1, 2] : [2],
        breakBefore: one([0, 15, 45]),
        breakAfter: one([0, 15, 30]),
        mostADay: 1 + upTo(3),
        takesInstant: chance(0.9),
        feedUrl: hasFeed ? 'https://calendar.example/a.ics' : null,
      }),
      id: at + 1,
      absences: chance(0.3)
        ? [
            {
              id: 1,
              startsAt: new Date(away),
              endsAt: new Date(away + 4 * HOUR),
              reason: null,
              byHost: false,
            },
          ]
        : [],
      feed: hasFeed ? { ...UNREAD_FEED, readAt: new Date(from - one([2, 30, 80]) * HOUR) } : UNREAD_FEED,
      active: true,
      pageOpenedAt: null,
      version: 1,
    };
  });
  const reserved = Array.from({ length: upTo(6) }, (_, at): Reserved => {
    const start = near();
    const minutes = one([30, 60, 90]);
    return {
      hostId: 1 + upTo(hosts.length - 1),
      bookingId: at + 1,
      line: 0,
      unit: 0,
      reference: `WC-${at}`,
      holdId: null,
      heldUntil: null,
      startsAt: new Date(start),
      endsAt: new Date(start + minutes * MINUTE),
      reservedFrom: new Date(start - 15 * MINUTE),
      reservedTo: new Date(start + (minutes + 15) * MINUTE),
    };
  });
  const facts: StaffingNow = {
    zone: one(ZONES),
    hosts,
    reserved,
    busy: Array.from({ length: upTo(2) }, () => {
      const start = near();
      return {
        hostId: 1 + upTo(hosts.length - 1),
        startsAt: new Date(start),
        endsAt: new Date(start + one([20, 60, 300]) * MINUTE),
      };
    }),
    unstaffed: Array.from({ length: chance(0.3) ? 1 + upTo(1) : 0 }, (_, at) => {
      const start = near();
      return {
        bookingId: 100 + at,
        line: 0,
        unit: 0,
        experienceId: one([1, 2, null]),
        language: one([null, 'en', 'de']),
        startsAt: new Date(start),
        endsAt: new Date(start + 60 * MINUTE),
      };
    }),
  };
  const wanted: Wanted = {
    offer: {
      experienceId: 1,
      minutes: one([30, 45, 60, 90, 150]),
      gridMinutes: one([15, 30, 60]),
      horizonDays: one([1, 2, 3, 90]),
      noticeHours: one([0, 24, 30]),
      rules: Array.from({ length: upTo(2) }, () => rulesOf(numbers)),
    },
    language: one([null, null, 'en', 'de-AT']),
    now: new Date(from - one([0, 20, 48, 70]) * HOUR + upTo(59) * MINUTE),
  };
  return { facts, wanted, from, to };
};
