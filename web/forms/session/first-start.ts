import { firstInstant } from '@wondercast/core/calendar/scheduling/session';
import { readZone, type Zone } from '@wondercast/core/calendar/scheduling/zone';
import { localDate } from '@wondercast/core/kernel/calendar';
import type { AdminSessionWire } from '../../api/transport/wire.ts';

interface Start {
  /** Index of the preference. */
  readonly at: number;
  /** In milliseconds. */
  readonly startsAt: number;
  readonly zone: Zone;
}

/** The first preference with a definite start; null when there is none. */
export const firstStart = (preferences: AdminSessionWire['preferences']): Start | null => {
  const slots = preferences.map((slot) => ({
    ...slot,
    date: localDate(slot.date),
    zone: slot.zone === null ? null : readZone(slot.zone),
  }));
  const first = firstInstant(slots);
  const zone = first && slots[first.at]?.zone;
  return first && zone ? { at: first.at, startsAt: first.start.getTime(), zone } : null;
};
