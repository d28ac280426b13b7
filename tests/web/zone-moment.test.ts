import type { LocalDate } from '@wondercast/core/kernel/calendar';
import { describe, expect, it } from 'vitest';
import {
  alsoIn,
  daysFrom,
  instantAt,
  momentIn,
  nearDay,
  placeOf,
  sinceNow,
  spanClock,
  spanIn,
} from '../../web/ui/formats/zone-moment.ts';

const day = (text: string) => text as LocalDate;
const NEW_YORK = 'America/New_York';

describe('times in a zone', () => {
  it('says an instant as its zone’s clocks show it, with the zone’s name of that day', () => {
    expect(momentIn('2026-03-20T19:30:00Z', NEW_YORK)).toBe('Fri, Mar 20, 3:30 PM EDT');
    expect(momentIn('2026-01-20T19:30:00Z', NEW_YORK)).toBe('Tue, Jan 20, 2:30 PM EST');
    expect(momentIn('2026-03-20T19:30:00Z', 'EST')).toBe('Fri, Mar 20, 2:30 PM EST');
  });

  it('names the half of the day once where a span stays in it', () => {
    expect(spanIn('2026-03-20T19:30:00Z', '2026-03-20T20:30:00Z', NEW_YORK)).toBe(
      'Fri, Mar 20, 3:30 – 4:30 PM EDT',
    );
    expect(spanIn('2026-03-20T15:30:00Z', '2026-03-20T16:30:00Z', NEW_YORK)).toBe(
      'Fri, Mar 20, 11:30 AM – 12:30 PM EDT',
    );
    expect([spanClock(540, 780), spanClock(900, 1_080), spanClock(1_200, 1_440)]).toEqual([
      '9 AM – 1 PM',
      '3 – 6 PM',
      '8 PM – 12 AM',
    ]);
  });

  it('reads a wall time back to the same place, finds none in a gap, and takes the first of two', () => {
    const start = instantAt(day('2026-07-01'), 15 * 60, 'Europe/Berlin') ?? Number.NaN;
    expect(placeOf(start, 'Europe/Berlin')).toEqual({ day: '2026-07-01', minute: 900 });
    expect(instantAt(day('2026-03-29'), 150, 'Europe/Berlin')).toBeNull();
    expect(instantAt(day('2026-10-25'), 150, 'Europe/Berlin')).toBe(Date.parse('2026-10-25T00:30:00Z'));
  });

  it('says the other zone beside it only where clocks differ, with the day where that differs too', () => {
    expect(alsoIn('2026-03-26T00:00:00Z', 'America/Los_Angeles', NEW_YORK)).toBe('8:00 PM in New York');
    expect(alsoIn('2026-03-26T00:00:00Z', NEW_YORK, 'Asia/Tokyo')).toBe('Thu, Mar 26, 9:00 AM in Tokyo');
    expect(alsoIn('2026-03-20T19:30:00Z', NEW_YORK, 'EDT')).toBeNull();
  });

  it('says how near an instant is', () => {
    const now = Date.parse('2026-03-17T14:20:00Z');
    const near = (text: string) => sinceNow(text, NEW_YORK, now);
    expect(near('2026-03-17T15:00:00Z')).toBe('in 40 min');
    expect(near('2026-03-17T12:20:00Z')).toBe('2 h ago');
    expect(near('2026-03-18T18:30:00Z')).toBe('tomorrow, 2:30 PM');
    expect(nearDay('2026-03-15T22:10:00Z', NEW_YORK, now)).toBe('Sunday, 6:10 PM');
    expect(nearDay('2026-02-13T16:05:00Z', NEW_YORK, now)).toBe('Feb 13, 11:05 AM');
  });

  it('counts days over the ends of months and years', () => {
    expect([daysFrom(day('2026-12-31'), 1), daysFrom(day('2028-03-01'), -1)]).toEqual([
      '2027-01-01',
      '2028-02-29',
    ]);
  });
});
