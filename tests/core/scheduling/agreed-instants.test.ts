import { instantOf, isInGap } from '@wondercast/core/calendar/scheduling/instant';
import { zonedSlot } from '@wondercast/core/calendar/scheduling/session-slot';
import type { Slot } from '@wondercast/core/calendar/scheduling/slot';
import { ZONE_LABELS } from '@wondercast/core/calendar/scheduling/zone';
import { instantsOf, toZone } from '@wondercast/core/calendar/scheduling/zone-time';
import { describe, expect, it } from 'vitest';
import { diceOf } from '../../faults/money/dice.ts';
import { times } from '../../support/full.ts';

const FROM = Date.UTC(2024, 0);
const MINUTES = (Date.UTC(2035, 0) - FROM) / 60_000;
const zones = [...ZONE_LABELS, ...Intl.supportedValuesOf('timeZone')].flatMap((name) => toZone(name) ?? []);
const { below } = diceOf(20_261_122);
const COUNT = times(20_000, 100_000);

const wallOf = (slot: Slot): number => {
  const [hours = 0, minutes = 0] = (slot.time ?? '').split(':').map(Number);
  return (
    Date.parse(`${slot.date}T00:00:00Z`) +
    (((hours % 12) + (slot.meridiem === 'PM' ? 12 : 0)) * 60 + minutes) * 60_000
  );
};

describe('an agreed instant of the years 2024 to 2034, in any zone', () => {
  it('reads as a wall time that names it again, also where it is the second of two', () => {
    let twice = 0;
    const wrong: string[] = [];
    for (let n = 0; n < COUNT; n++) {
      const zone = zones[below(zones.length)] ?? 'UTC';
      const startsAt = new Date(FROM + below(MINUTES) * 60_000);
      const slot = zonedSlot({ startsAt, zone });
      const instants = instantsOf(wallOf(slot), zone);
      // What people write is the first.
      const read = [instantOf(slot)?.getTime(), instantOf({ ...slot, isSecond: undefined })?.getTime()];
      if (!instants.includes(startsAt.getTime()) || read[0] !== startsAt.getTime() || read[1] !== instants[0])
        wrong.push(`${startsAt.toISOString()} in ${zone}: ${instants}, read as ${read}`);
      if (instants.length > 1) twice++;
    }
    expect(wrong).toEqual([]);
    expect(twice).toBeGreaterThan(0);
  });

  it('is never one that clocks skip', () => {
    let gaps = 0;
    for (let n = 0; n < COUNT; n++) {
      const zone = zones[below(zones.length)] ?? 'UTC';
      // Clocks go forward on Sundays and Fridays, mostly between midnight and three.
      const day = new Date(FROM + below(MINUTES) * 60_000).toISOString().slice(0, 10);
      const time = ['12:30', '1:30', '2:30'][n % 3] ?? '2:30';
      const slot = {
        ...zonedSlot({ startsAt: new Date(`${day}T00:00:00Z`), zone }),
        time,
        meridiem: 'AM' as const,
      };
      if (!isInGap(slot)) continue;
      gaps++;
      expect(instantOf(slot)).toBeNull();
    }
    expect(gaps).toBeGreaterThan(0);
  });
});
