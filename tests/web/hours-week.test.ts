import type { DaySpan } from '@wondercast/core/calendar/scheduling/booking-rules';
import { describe, expect, it } from 'vitest';
import {
  added,
  copied,
  hoursWords,
  minutesOf,
  replaced,
  stretched,
} from '../../web/features/admin-hosts/hours-week.ts';

const MORNING: DaySpan = { weekday: 1, from: 480, to: 780 };
const EVENING: DaySpan = { weekday: 1, from: 900, to: 1_080 };
const HOURS = [MORNING, EVENING];

describe('weekly hours', () => {
  it('stretches a span as far as its neighbour, and never below a quarter of an hour', () => {
    expect(stretched(HOURS, MORNING, 'to', 1_000)).toEqual({ ...MORNING, to: 900 });
    expect(stretched(HOURS, MORNING, 'from', 775)).toEqual({ ...MORNING, from: 765 });
    expect(stretched(HOURS, EVENING, 'from', 0)).toEqual({ ...EVENING, from: 780 });
    expect(stretched(HOURS, EVENING, 'to', 9_999)).toEqual({ ...EVENING, to: 1_440 });
  });

  it('adds hours where a day has room, and none where it is full', () => {
    expect(added(HOURS, 2)?.span).toEqual({ weekday: 2, from: 540, to: 1_020 });
    expect(added(HOURS, 1)?.span).toEqual({ weekday: 1, from: 1_110, to: 1_230 });
    expect(added([{ weekday: 1, from: 0, to: 1_440 }], 1)).toBeNull();
  });

  it('copies a day over others, in place of what they had', () => {
    const week = copied([...HOURS, { weekday: 3, from: 0, to: 60 }], 1, [1, 2, 3]);
    expect(week.map(({ weekday, from }) => [weekday, from])).toEqual([
      [1, 480],
      [1, 900],
      [2, 480],
      [2, 900],
      [3, 480],
      [3, 900],
    ]);
  });

  it('says how many hours a week has', () => {
    expect(hoursWords(minutesOf(HOURS))).toBe('8 h');
    expect(hoursWords(minutesOf(replaced(HOURS, MORNING, { ...MORNING, to: 810 })))).toBe('8.5 h');
  });
});
