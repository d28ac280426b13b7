import { slotRule } from '@wondercast/core/buying/cart/rules';
import { happensTwice, instantOf, isInGap } from '@wondercast/core/calendar/scheduling/instant';
import type { Slot } from '@wondercast/core/calendar/scheduling/slot';
import { spokenTime } from '@wondercast/core/calendar/scheduling/spoken-time';
import { ZONE_LABELS, type Zone } from '@wondercast/core/calendar/scheduling/zone';
import { cityOf, instantsOf, offsetAt, toZone } from '@wondercast/core/calendar/scheduling/zone-time';
import type { LocalDate } from '@wondercast/core/kernel/calendar';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { times } from '../../support/full.ts';

const slot = (date: string, time: string, meridiem: 'AM' | 'PM', zone: Zone): Slot => ({
  date: date as LocalDate,
  time,
  meridiem,
  zone,
});

const NEW_YORK = 'America/New_York';
const EVERY = Intl.supportedValuesOf('timeZone').flatMap((name) => toZone(name) ?? []);
const MINUTE_MS = 60_000;
const RUNS = times(200, 3_000);

/** Clocks as the runtime's own formatter shows them, which shares no code with what is tested. */
const clockAt = (instant: number, zone: string): number => {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(instant);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'));
};

const minuteFrom2024To2034 = fc
  .integer({ min: Date.UTC(2024, 0) / MINUTE_MS, max: Date.UTC(2035, 0) / MINUTE_MS })
  .map((minutes) => minutes * MINUTE_MS);

describe('a zone’s name', () => {
  it.each([
    ['Europe/Kyiv', 'Europe/Kyiv'],
    ['europe/kiev', 'Europe/Kyiv'],
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['America/Godthab', 'America/Nuuk'],
    ['Asia/Ho_Chi_Minh', 'Asia/Ho_Chi_Minh'],
    ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
    ['Asia/Rangoon', 'Asia/Yangon'],
    ['GMT', 'UTC'],
  ])('of %s is today’s: %s', (asked, today) => {
    expect(toZone(asked)).toBe(today);
  });
});

describe('a zone', () => {
  it('is one of the nine labels, or a name of the time zone database in one spelling', () => {
    expect(ZONE_LABELS.map(toZone)).toEqual(ZONE_LABELS);
    expect(toZone('Europe/Berlin')).toBe('Europe/Berlin');
    expect(toZone('europe/berlin')).toBe('Europe/Berlin');
    expect(toZone('US/Eastern')).toBe(NEW_YORK);
    expect(toZone('Asia/Kolkata')).toBe(toZone('Asia/Calcutta'));
    expect(EVERY.length).toBeGreaterThan(400);
  });

  it.each([
    '',
    'est',
    'Mars/Olympus',
    '+05:00',
    'Europe/',
    '/Berlin',
    '__proto__',
    `Europe/${'x'.repeat(40)}`,
  ])('is not %j', (text) => {
    expect(toZone(text)).toBeNull();
  });

  it('has a city', () => {
    expect(cityOf(NEW_YORK)).toBe('New York');
    expect(cityOf('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
  });

  it('stays right after thousands of names that are none', () => {
    for (let each = 0; each < 5_000; each++) expect(toZone(`No/Such${each}`)).toBeNull();
    expect(toZone('europe/paris')).toBe('Europe/Paris');
  });
});

describe('the instant of a wall time', () => {
  it('follows the clocks of the zone, summer and winter; a label does not', () => {
    const at = (date: string, zone: Zone) => instantOf(slot(date, '3:30', 'PM', zone))?.toISOString();
    expect(at('2026-03-20', NEW_YORK)).toBe('2026-03-20T19:30:00.000Z');
    expect(at('2026-01-20', NEW_YORK)).toBe('2026-01-20T20:30:00.000Z');
    expect(at('2026-07-20', 'EST')).toBe('2026-07-20T20:30:00.000Z');
    expect(at('2026-07-20', 'Asia/Kathmandu')).toBe('2026-07-20T09:45:00.000Z');
  });

  it('is missing in a gap', () => {
    expect(instantOf(slot('2026-03-08', '2:30', 'AM', NEW_YORK))).toBeNull();
    expect(isInGap(slot('2026-03-08', '2:30', 'AM', NEW_YORK))).toBe(true);
    expect(isInGap(slot('2026-03-08', '3:00', 'AM', NEW_YORK))).toBe(false);
    // Half an hour at two o'clock in Australia's Lord Howe.
    expect(isInGap(slot('2026-10-04', '2:15', 'AM', 'Australia/Lord_Howe'))).toBe(true);
    expect(isInGap(slot('2026-10-04', '2:30', 'AM', 'Australia/Lord_Howe'))).toBe(false);
  });

  it('is the first of two', () => {
    const twice = slot('2026-11-01', '1:30', 'AM', NEW_YORK);
    expect(happensTwice(twice)).toBe(true);
    expect(instantOf(twice)?.toISOString()).toBe('2026-11-01T05:30:00.000Z');
    expect(happensTwice(slot('2026-11-01', '2:00', 'AM', NEW_YORK))).toBe(false);
  });

  it('reads back to the same wall time, in every zone, from 2024 to 2034', () => {
    fc.assert(
      fc.property(fc.constantFrom(...EVERY), minuteFrom2024To2034, (zone, wall) => {
        const instants = instantsOf(wall, zone);
        for (const instant of instants) expect(clockAt(instant, zone)).toBe(wall);
        expect(instants.length).toBeLessThanOrEqual(2);
      }),
      { numRuns: RUNS },
    );
  });

  it('exists for every minute that clocks show, from 2024 to 2034', () => {
    fc.assert(
      fc.property(fc.constantFrom(...EVERY), minuteFrom2024To2034, (zone, instant) => {
        expect(instantsOf(clockAt(instant, zone), zone)).toContain(instant);
      }),
      { numRuns: RUNS },
    );
  });

  it('is found around every change of clocks', () => {
    for (const zone of [
      NEW_YORK,
      'Europe/Berlin',
      'Australia/Lord_Howe',
      'America/Santiago',
      'Africa/Casablanca',
    ] as const) {
      let changes = 0;
      for (let at = Date.UTC(2026, 0); at < Date.UTC(2027, 0); at += 30 * MINUTE_MS) {
        const [before, after] = [offsetAt(zone, at - MINUTE_MS), offsetAt(zone, at)];
        if (before === after) continue;
        changes += 1;
        const [low, high] = [Math.min(before, after), Math.max(before, after)];
        for (let minute = low; minute < high; minute += 15) {
          const wall = at + minute * MINUTE_MS;
          expect(instantsOf(wall, zone)).toHaveLength(after > before ? 0 : 2);
        }
      }
      expect(changes, zone).toBeGreaterThanOrEqual(2);
    }
  });
});

describe('a slot that is sent', () => {
  const judge = (sent: object) => slotRule.safeParse(sent);

  it('may name any zone', () => {
    expect(
      judge({ date: '2027-03-19', time: '2:30', meridiem: 'PM', zone: 'europe/berlin' }).data?.zone,
    ).toBe('Europe/Berlin');
  });

  it.each(['Mars/Olympus', 'est', 5])('is refused in zone %j', (zone) => {
    expect(judge({ zone }).error?.issues).toMatchObject([
      { path: ['zone'], message: 'Must be a listed time zone' },
    ]);
  });

  it('is refused at a time that clocks skip', () => {
    const skipped = { date: '2027-03-14', time: '2:30', meridiem: 'AM', zone: NEW_YORK };
    expect(judge(skipped).error?.issues).toMatchObject([
      { path: ['time'], message: 'This time does not exist on that day in America/New_York.' },
    ]);
    expect(judge({ ...skipped, zone: 'EST' }).success).toBe(true);
    expect(judge({ ...skipped, date: null }).success).toBe(true);
  });
});

describe('a time as people read it', () => {
  it('is as before with a label', () => {
    expect(spokenTime(slot('2026-03-20', '2:30', 'PM', 'EST'))).toBe('2:30 PM EST');
    expect(spokenTime({ ...slot('2026-03-20', '2:30', 'PM', 'EST'), time: null })).toBe('TBD');
  });

  it('says the city of a zone, and what clocks there are called', () => {
    expect(spokenTime(slot('2026-03-20', '2:30', 'PM', NEW_YORK))).toBe('2:30 PM EDT, New York');
    expect(spokenTime(slot('2026-01-20', '2:30', 'PM', NEW_YORK))).toBe('2:30 PM EST, New York');
    expect(spokenTime({ ...slot('2026-01-20', '2:30', 'PM', NEW_YORK), date: null })).toBe(
      '2:30 PM, New York',
    );
  });

  it('says which one it is where it happens twice', () => {
    expect(spokenTime(slot('2026-11-01', '1:30', 'AM', NEW_YORK))).toBe('1:30 AM EDT (UTC−4), New York');
    expect(spokenTime(slot('2026-04-05', '1:45', 'AM', 'Australia/Lord_Howe'))).toContain(
      '(UTC+11), Lord Howe',
    );
  });
});
