import { tzOffset } from '@date-fns/tz/tzOffset';
import { isLabel, readZone, ZONES, type Zone } from './zone.ts';
import { TODAYS_NAMES } from './zone-names.ts';

/** Cache of zones by spelling. People use few spellings, so only an attack fills the cache; it is then emptied. */
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

/** The zone that a text names: aliases and differences of case become the present IANA name; null when there is none. */
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

/** Cache of formats: creating one costs more than a hundred uses of it. There are some 600 zones. */
const nameFormats = new Map<Zone, Intl.DateTimeFormat>();

/** The short name of a zone's time at an instant: `EDT`, `GMT+1`. */
export const zoneNameAt = (zone: Zone, at: Date): string => {
  const format =
    nameFormats.get(zone) ??
    new Intl.DateTimeFormat('en-US', { hour: 'numeric', timeZone: zone, timeZoneName: 'short' });
  nameFormats.set(zone, format);
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
};

/** The UTC offset at an instant, in milliseconds, as a whole number of minutes; NaN for a zone that this machine does not know. */
export const offsetAt = (zone: Zone, instant: number): number =>
  isLabel(zone) ? ZONES[zone] * 60 : tzOffset(zone, new Date(instant));

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const judge = (wall: number, zone: Zone): readonly number[] => {
  // Offsets change at most once within two days: only the offsets a day before and a day after are possible.
  const offsets = new Set([wall - DAY_MS, wall + DAY_MS].map((instant) => offsetAt(zone, instant)));
  return [...offsets]
    .map((offset) => wall - offset * MINUTE_MS)
    .filter((instant) => instant + offsetAt(zone, instant) * MINUTE_MS === wall)
    .sort((a, b) => a - b);
};

/** Cache of instants by wall-clock time: a booking of a thousand units repeats the same few. A full cache is emptied. */
const judged = new Map<string, readonly number[]>();
const MOST_JUDGED = 5_000;

/**
 * Every instant at which clocks in a zone show a wall-clock time, in order: usually one, none where daylight saving skips it, two where it
 * is repeated. `wall` is that time as if it were UTC; `wall` and the instants are in milliseconds.
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

/** The city of an IANA name: `New York` for `America/New_York`. */
export const cityOf = (zone: Zone): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
