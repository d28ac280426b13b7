import { instantOf } from '@wondercast/core/calendar/scheduling/instant';
import {
  EMPTY_SLOT,
  flatTime,
  isEmptySlot,
  type Slot,
  slotsFor,
} from '@wondercast/core/calendar/scheduling/slot';
import { ZONE_LABELS, ZONES } from '@wondercast/core/calendar/scheduling/zone';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aSlot, day } from '../../support/builders.ts';

const full: Slot = { date: day('2026-03-19'), time: '2:30', meridiem: 'PM', zone: 'EST' };

describe('the flat time', () => {
  it.each<[Partial<Slot>, string]>([
    [full, '2:30 PM EST'],
    [{ time: '2:30' }, '2:30'],
    [{ time: 'noon', zone: 'UTC' }, 'noon UTC'],
    [{ time: '9', meridiem: 'AM' }, '9 AM'],
    [{}, 'TBD'],
    [{ meridiem: 'PM', zone: 'EST' }, 'TBD'],
    [{ date: day('2026-03-19') }, 'TBD'],
  ])('of %j is %s', (slot, time) => {
    expect(flatTime(aSlot(slot))).toBe(time);
  });
});

describe('the instant of a slot', () => {
  it.each<[Partial<Slot>, string]>([
    [full, '2026-03-19T19:30:00.000Z'],
    [{ ...full, zone: 'EDT' }, '2026-03-19T18:30:00.000Z'],
    [{ ...full, zone: 'PST' }, '2026-03-19T22:30:00.000Z'],
    [{ ...full, zone: 'UTC' }, '2026-03-19T14:30:00.000Z'],
    [{ ...full, time: '12:00', meridiem: 'AM', zone: 'UTC' }, '2026-03-19T00:00:00.000Z'],
    [{ ...full, time: '12:00', zone: 'UTC' }, '2026-03-19T12:00:00.000Z'],
    [{ ...full, time: '11:59', zone: 'PST' }, '2026-03-20T07:59:00.000Z'],
    [{ ...full, time: '2' }, '2026-03-19T19:00:00.000Z'],
    [{ ...full, time: ' 02.30 ' }, '2026-03-19T19:30:00.000Z'],
    [{ ...full, time: '14:30' }, '2026-03-19T19:30:00.000Z'],
    [{ ...full, time: '14:30', meridiem: null }, '2026-03-19T19:30:00.000Z'],
    [{ ...full, time: '2:30 p.m.', meridiem: null }, '2026-03-19T19:30:00.000Z'],
    [{ ...full, time: '0:30', meridiem: null, zone: 'UTC' }, '2026-03-19T00:30:00.000Z'],
    // Labels are fixed offsets: EST in July, when New York is on EDT, is still −5.
    [{ ...full, date: day('2026-07-01') }, '2026-07-01T19:30:00.000Z'],
  ])('of %j is %s', (slot, instant) => {
    expect(instantOf(aSlot(slot))?.toISOString()).toBe(instant);
  });

  it.each<Partial<Slot>>([
    { ...full, date: null },
    { ...full, time: null },
    { ...full, meridiem: null },
    { ...full, zone: null },
    { ...full, time: '14:30', meridiem: 'AM' },
    { ...full, time: '9 am' },
    { ...full, time: '0:30' },
    { ...full, time: '24:00' },
    { ...full, time: '2:60' },
    { ...full, time: 'after lunch' },
    { ...full, time: '2:3' },
  ])('does not exist for %j', (slot) => {
    expect(instantOf(aSlot(slot))).toBeNull();
  });

  it('is, in its own zone, the day and time that were given', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 0, max: 59 }),
        fc.constantFrom('AM' as const, 'PM' as const),
        fc.constantFrom(...ZONE_LABELS),
        (hours, minutes, meridiem, zone) => {
          const time = `${hours}:${String(minutes).padStart(2, '0')}`;
          const instant = instantOf({ date: day('2026-11-01'), time, meridiem, zone });
          const there = new Date((instant?.getTime() ?? 0) + ZONES[zone] * 3_600_000);
          expect(there.toISOString().slice(0, 10)).toBe('2026-11-01');
          expect(there.getUTCMinutes()).toBe(minutes);
          expect(there.getUTCHours()).toBe((hours % 12) + (meridiem === 'PM' ? 12 : 0));
        },
      ),
    );
  });
});

describe('slots of a line', () => {
  it('are exactly one per unit', () => {
    expect(slotsFor(3, [full])).toEqual([full, EMPTY_SLOT, EMPTY_SLOT]);
    expect(slotsFor(1, [full, full])).toEqual([full]);
  });

  it('are empty only when nothing is said', () => {
    expect(isEmptySlot(EMPTY_SLOT)).toBe(true);
    for (const part of ['date', 'time', 'meridiem', 'zone'] as const)
      expect(isEmptySlot({ ...EMPTY_SLOT, [part]: full[part] })).toBe(false);
  });
});
