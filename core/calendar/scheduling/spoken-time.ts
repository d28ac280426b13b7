import { happensTwice, instantOf } from './instant.ts';
import { flatTime, type Slot } from './slot.ts';
import { clockWords, readTypedTime, timeOfDay } from './typed-time.ts';
import type { Zone } from './zone.ts';
import { cityOf, offsetAt, zoneNameAt } from './zone-time.ts';

/** `UTC−4`, `UTC+5:30`. */
const offsetWords = (minutes: number): string => {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const digits = rest === 0 ? String(hours) : `${hours}:${String(rest).padStart(2, '0')}`;
  return `UTC${minutes < 0 ? '−' : '+'}${digits}`;
};

/** Tells which of two instants with the same wall-clock time a slot means: ` (UTC−4)`; empty where there is only one. */
export const whichOfTwo = (slot: Slot): string => {
  const at = instantOf(slot);
  return at && slot.zone && happensTwice(slot) ? ` (${offsetWords(offsetAt(slot.zone, at.getTime()))})` : '';
};

const isNamed = (zone: Zone | null): zone is Zone & `${string}/${string}` => zone?.includes('/') === true;

/** A slot in the usual spelling, where its text tells AM from PM by itself: `14:00` becomes `2:00 PM`. */
const spelled = (slot: Slot): Slot => {
  const time = timeOfDay(slot);
  return time && readTypedTime(slot.time ?? '')?.meridiem
    ? { ...slot, time: clockWords(time), meridiem: time.meridiem }
    : slot;
};

/**
 * The time of a slot for people: `2:30 PM EST`, also for `14:30`; in an IANA zone `2:30 PM EDT, New York`. A time that happens twice has
 * its offset: `1:30 AM EDT (UTC−4), New York`.
 */
export const spokenTime = (given: Slot): string => {
  const slot = spelled(given);
  const { zone } = slot;
  if (!slot.time || !isNamed(zone)) return flatTime(slot);
  const at = instantOf(slot);
  const name = at ? ` ${zoneNameAt(zone, at)}${whichOfTwo(slot)}` : '';
  return `${flatTime({ ...slot, zone: null })}${name}, ${cityOf(zone)}`;
};
