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

/** Which of two times by the same name a slot is: ` (UTC−4)`; nothing where there is one (delivery S3). */
export const whichOfTwo = (slot: Slot): string => {
  const at = instantOf(slot);
  return at && slot.zone && happensTwice(slot) ? ` (${offsetWords(offsetAt(slot.zone, at.getTime()))})` : '';
};

const isNamed = (zone: Zone | null): zone is Zone & `${string}/${string}` => zone?.includes('/') === true;

/** What says its half of the day itself is written as all others are: `14:00` is `2:00 PM`. */
const spelled = (slot: Slot): Slot => {
  const time = timeOfDay(slot);
  return time && readTypedTime(slot.time ?? '')?.meridiem
    ? { ...slot, time: clockWords(time), meridiem: time.meridiem }
    : slot;
};

/**
 * The time of a slot as people read it: `2:30 PM EST`, also of `14:30`; in a zone of the IANA database `2:30 PM EDT, New York`. A time
 * that happens twice says which one it is: `1:30 AM EDT (UTC−4), New York`.
 */
export const spokenTime = (given: Slot): string => {
  const slot = spelled(given);
  const { zone } = slot;
  if (!slot.time || !isNamed(zone)) return flatTime(slot);
  const at = instantOf(slot);
  const name = at ? ` ${zoneNameAt(zone, at)}${whichOfTwo(slot)}` : '';
  return `${flatTime({ ...slot, zone: null })}${name}, ${cityOf(zone)}`;
};
