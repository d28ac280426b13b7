import { offsetWords } from '@wondercast/core/calendar/scheduling/offset-words';
import { isLabel, ZONES, type Zone } from '@wondercast/core/calendar/scheduling/zone';
import { offsetAt } from '@wondercast/core/calendar/scheduling/zone-time';

const MINUTE_MS = 60_000;

/** The IANA name of a zone. The shop's labels are fixed offsets, whose sign IANA reverses (`EST` is `Etc/GMT+5`). */
export const ianaZone = (zone: Zone): string => {
  if (!isLabel(zone)) return zone;
  const hours = ZONES[zone];
  return hours === 0 ? 'Etc/UTC' : `Etc/GMT${hours < 0 ? '+' : '-'}${Math.abs(hours)}`;
};

/** An instant in a zone's local time with its offset: `2027-03-19T14:00:00-04:00`. */
export const localIso = (at: Date, zone: Zone): string => {
  const offset = offsetAt(zone, at.getTime()) * MINUTE_MS;
  return new Date(at.getTime() + offset).toISOString().slice(0, 19) + offsetWords(offset);
};
