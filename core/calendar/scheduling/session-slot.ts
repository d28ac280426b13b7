import { localDate } from '../../kernel/calendar.ts';
import type { Session, ZonedTime } from './session.ts';
import { EMPTY_SLOT, type Slot } from './slot.ts';
import { instantsOf, offsetAt } from './zone-time.ts';

const MINUTE_MS = 60_000;
const NOON = 12;

/** An instant as a slot of its zone: with a time such as `2:30`, and AM or PM. Seconds are left out. */
export const zonedSlot = ({ startsAt, zone }: ZonedTime): Slot => {
  const wall = new Date(startsAt.getTime() + offsetAt(zone, startsAt.getTime()) * MINUTE_MS);
  const hours = wall.getUTCHours();
  const [, second] = instantsOf(wall.getTime(), zone);
  return {
    date: localDate(wall.toISOString().slice(0, 10)),
    time: `${hours % NOON || NOON}:${String(wall.getUTCMinutes()).padStart(2, '0')}`,
    meridiem: hours < NOON ? 'AM' : 'PM',
    zone,
    ...(second === startsAt.getTime() && { isSecond: true }),
  };
};

/** The slot of a session in the API: its agreed time, else its first preference, else empty. */
export const slotOf = ({ agreed, preferences }: Pick<Session, 'agreed' | 'preferences'>): Slot =>
  agreed ? zonedSlot(agreed) : (preferences[0] ?? EMPTY_SLOT);
