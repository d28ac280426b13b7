import type { Slot } from './slot.ts';
import { timeOfDay } from './typed-time.ts';
import { instantsOf } from './zone-time.ts';

const MINUTE_MS = 60_000;
const NOON = 12;

/** Minutes after midnight on the clock of the slot's zone; null where the time cannot be read, or AM or PM is not known. */
export const minuteOfDay = (slot: Pick<Slot, 'time' | 'meridiem'>): number | null => {
  const time = timeOfDay(slot);
  return time && ((time.hours % NOON) + (time.meridiem === 'PM' ? NOON : 0)) * 60 + time.minutes;
};

/**
 * The wall-clock time of a slot as if it were UTC, in milliseconds; null unless it has a date, a readable time with AM or PM, and a zone.
 */
const wallOf = (slot: Slot): number | null => {
  const minute = minuteOfDay(slot);
  return slot.date && minute !== null && slot.zone
    ? Date.parse(`${slot.date}T00:00:00Z`) + minute * MINUTE_MS
    : null;
};

const everyInstant = (slot: Slot): readonly number[] | null => {
  const wall = wallOf(slot);
  return wall === null || slot.zone === null ? null : instantsOf(wall, slot.zone);
};

/**
 * The instant of a slot, or null unless it has a date, a readable time, AM/PM and a zone. Only such units get an invite (decision 033).
 * When daylight saving ends, a time may happen twice on its day: it means the first (decision 140), unless the second was agreed.
 */
export const instantOf = (slot: Slot): Date | null => {
  const [first, second] = everyInstant(slot) ?? [];
  const named = slot.isSecond ? (second ?? first) : first;
  return named === undefined ? null : new Date(named);
};

/** Whether daylight saving skips this time: no instant has it. */
export const isInGap = (slot: Slot): boolean => everyInstant(slot)?.length === 0;

/** Whether daylight saving repeats this time: it happens twice on its day. */
export const happensTwice = (slot: Slot): boolean => (everyInstant(slot)?.length ?? 0) > 1;

/** An instant without its seconds, because slots have none. */
export const wholeMinute = (instant: Date): Date =>
  new Date(Math.floor(instant.getTime() / MINUTE_MS) * MINUTE_MS);
