import {
  dayAt,
  formatDay,
  formatDayLong,
  isPastEverywhere,
  localDate,
} from '@wondercast/core/kernel/calendar';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { day } from '../support/builders.ts';

describe('days', () => {
  it.each([
    ['2026-03-19', '2026-03-19'],
    ['2024-02-29', '2024-02-29'],
    ['2026-03-19T00:30:00Z', '2026-03-19'],
    ['2026-03-19T23:59:59-12:00', '2026-03-19'],
    ['2026-03-19T00:00:00+14:00', '2026-03-19'],
    ['2026-03-19 10:00', '2026-03-19'],
  ])('reads %s as written, whatever zone stands behind it', (text, expected) => {
    expect(localDate(text)).toBe(expected);
  });

  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-04-31',
    '0000-01-01',
    '2026-3-9',
    '2026-03-19x',
    '20260319',
    'TBD',
    '',
    null,
    undefined,
    20_260_319,
    {},
  ])('knows that %j is no day', (value) => {
    expect(localDate(value)).toBeNull();
  });

  it('reads every real day back', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
        (date) => {
          const text = date.toISOString().slice(0, 10);
          expect(localDate(text)).toBe(text);
        },
      ),
    );
  });

  it('are past only when they have ended everywhere on Earth', () => {
    const lastMoment = new Date('2026-03-20T11:59:59.999Z');
    expect(isPastEverywhere(day('2026-03-19'), lastMoment)).toBe(false);
    expect(isPastEverywhere(day('2026-03-19'), new Date('2026-03-20T12:00:00.000Z'))).toBe(true);
    expect(isPastEverywhere(day('2026-03-20'), lastMoment)).toBe(false);
  });

  it('differ by zone at one instant', () => {
    const instant = new Date('2026-03-19T11:00:00.000Z');
    expect(dayAt(instant, -12)).toBe('2026-03-18');
    expect(dayAt(instant, 0)).toBe('2026-03-19');
    expect(dayAt(instant, 14)).toBe('2026-03-20');
  });

  it('are shown short and long, and a missing one as TBD', () => {
    expect(formatDay(day('2026-03-09'))).toBe('Mar 09, 2026');
    expect(formatDayLong(day('2026-03-09'))).toBe('March 09, 2026');
    expect(formatDay(null)).toBe('TBD');
    expect(formatDayLong(null)).toBe('TBD');
  });

  it.each(['2026-03-08', '2026-03-29', '2026-10-25', '2026-11-01'])(
    'show %s on days when clocks change',
    (text) => {
      expect(formatDay(day(text)).slice(4, 6)).toBe(text.slice(8));
    },
  );

  describe('on a machine anywhere', () => {
    const { TZ } = process.env;
    afterEach(() => {
      process.env.TZ = TZ ?? 'UTC';
    });
    it.each([
      'Pacific/Kiritimati',
      'Pacific/Honolulu',
      'America/New_York',
      'Europe/Berlin',
      'Asia/Kathmandu',
    ])('are the same days in %s', (zone) => {
      process.env.TZ = zone;
      for (const text of ['2026-03-08', '2026-03-29', '2026-10-25', '2026-11-01', '2026-12-31']) {
        expect(formatDay(day(text)).slice(4)).toBe(`${text.slice(8)}, 2026`);
        expect(localDate(`${text}T00:00:00.000Z`)).toBe(text);
      }
    });
  });
});
