import { tzOffset } from '@date-fns/tz/tzOffset';
import { isLabel, readZone, ZONES, type Zone } from './zone.ts';
import { TODAYS_NAMES } from './zone-names.ts';

/** Spellings that were asked for, with what they are; people use few, so a full list is an attack and starts anew. */
const asked = new Map<string, Zone | null>();
const MOST_ASKED = 2_000;

const canonical = (name: string): Zone | null => {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions();
    if (/^(?:Etc\/)?(?:UTC|GMT)$/.test(timeZone)) return 'UTC';
    return readZone(TODAYS_NAMES[timeZone] ?? timeZone);
  } catch {
    return null;
  }
};

/** The zone that a text names, aliases and cases brought to one spelling, which is today's; null when there is none. */
export const toZone = (text: string): Zone | null => {
  const written = readZone(/^gmt$/i.test(text) ? 'UTC' : text);
  if (written === null || isLabel(written)) return written;
  const known = asked.get(text);
  if (known !== undefined) return known;
  if (asked.size >= MOST_ASKED) asked.clear();
  const zone = canonical(text);
  asked.set(text, zone);
  return zone;
};

/** Making one costs more than a hundred uses of it. There are some 600 zones. */
const nameFormats = new Map<Zone, Intl.DateTimeFormat>();

/** What clocks in a zone are called at an instant, in short: `EDT`, `GMT+1`. */
export const zoneNameAt = (zone: Zone, at: Date): string => {
  const format =
    nameFormats.get(zone) ??
    new Intl.DateTimeFormat('en-US', { hour: 'numeric', timeZone: zone, timeZoneName: 'short' });
  nameFormats.set(zone, format);
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
};

/** Minutes ahead of UTC at an instant, in milliseconds; NaN for a zone that this machine does not know. */
export const offsetAt = (zone: Zone, instant: number): number =>
  isLabel(zone) ? ZONES[zone] * 60 : tzOffset(zone, new Date(instant));

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const judge = (wall: number, zone: Zone): readonly number[] => {
  // Clocks change less often than every other day: only the offsets a day before and a day after are possible.
  const offsets = new Set([wall - DAY_MS, wall + DAY_MS].map((instant) => offsetAt(zone, instant)));
  return [...offsets]
    .map((offset) => wall - offset * MINUTE_MS)
    .filter((instant) => instant + offsetAt(zone, instant) * MINUTE_MS === wall)
    .sort((a, b) => a - b);
};

/** Times that were judged: a booking of a thousand units names the same ones over and over. A full list starts anew. */
const judged = new Map<string, readonly number[]>();
const MOST_JUDGED = 5_000;

/**
 * Every instant at which clocks in a zone show a wall time, in order: one as a rule, none in a gap, two where clocks go back.
 * `wall` is the wall time as if it were UTC, in milliseconds, as the instants are.
 */
export const instantsOf = (wall: number, zone: Zone): readonly number[] => {
  if (isLabel(zone)) return [wall - offsetAt(zone, wall) * MINUTE_MS];
  const key = `${zone} ${wall}`;
  const known = judged.get(key);
  if (known) return known;
  const instants = judge(wall, zone);
  if (judged.size >= MOST_JUDGED) judged.clear();
  judged.set(key, instants);
  return instants;
};

/** The city of an IANA name: `New York` of `America/New_York`. */
export const cityOf = (zone: Zone): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
