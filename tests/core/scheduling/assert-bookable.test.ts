import {
  type AskedTime,
  assertBookable,
  type Choosing,
  listedTimes,
} from '@wondercast/core/calendar/scheduling/assert-bookable';
import { NO_RULES } from '@wondercast/core/calendar/scheduling/booking-rules';
import { Refusal } from '@wondercast/core/kernel/refusal';
import { describe, expect, it } from 'vitest';
import { aSlot, day } from '../../support/builders.ts';

const now = new Date('2026-03-05T10:00:00.000Z');
const CLOSED = day('2026-07-04');
const customer: Choosing = { by: 'customer', rules: [{ ...NO_RULES, blackoutDays: [CLOSED] }], now };
const desk: Choosing = { by: 'desk', now };
const NOTHING_THEN = 'Nothing takes place on Jul 04, 2026.';

const issuesOf = (times: readonly AskedTime[], choosing: Choosing) => {
  try {
    assertBookable(times, choosing);
    return [];
  } catch (error) {
    if (error instanceof Refusal) return error.issues;
    throw error;
  }
};
const at = (instant: string): readonly AskedTime[] => [{ path: 'startsAt', time: new Date(instant) }];

describe('a time that is asked for', () => {
  it.each<[string, Choosing]>([
    ['a customer', customer],
    ['the desk', desk],
  ])('lies ahead, within three years, for %s', (_, choosing) => {
    const past = [{ path: 'startsAt', message: 'Past times cannot be chosen.' }];
    expect(issuesOf(at('2026-03-05T10:00:00.000Z'), choosing)).toEqual(past);
    expect(issuesOf(at('2026-03-05T10:00:01.000Z'), choosing)).toEqual([]);
    expect(issuesOf(at('2029-03-05T10:00:00.000Z'), choosing)).toEqual([]);
    const far = [{ path: 'startsAt', message: 'Must be within three years.' }];
    expect(issuesOf(at('2029-03-05T10:00:01.000Z'), choosing)).toEqual(far);
  });

  it('keeps the rules of booking when a customer asks, and need not when the desk does', () => {
    const noon = at('2026-07-04T12:00:00.000Z');
    expect(issuesOf(noon, customer)).toEqual([{ path: 'startsAt', message: NOTHING_THEN }]);
    expect(issuesOf(noon, desk)).toEqual([]);
    const slots = [aSlot({ date: day('2026-07-03') }), aSlot({ date: CLOSED })];
    const times = listedTimes(slots, 'preferences', 1);
    expect(issuesOf(times, customer)).toEqual([{ path: 'preferences.2.date', message: NOTHING_THEN }]);
    expect(issuesOf(times, desk)).toEqual([]);
  });
});
