import { describe, expect, it } from 'vitest';
import { busyTimes } from '../../adapters/calendar/busy-times.ts';
import written from './calendars/host-calendar-cases.json' with { type: 'json' };

const { cases, hostZone } = written;

const WINDOW = {
  from: new Date('2026-12-01T00:00:00.000Z'),
  to: new Date('2026-12-20T00:00:00.000Z'),
  zone: hostZone as 'America/New_York',
};

describe('a host’s own calendar, as programs write it', () => {
  it.each(cases)('is read: $name', ({ ics, busy }) => {
    expect(
      busyTimes(ics, WINDOW).map(({ startsAt, endsAt }) => [startsAt.toISOString(), endsAt.toISOString()]),
    ).toEqual(busy);
  });
});
