import { offsetWords } from '@wondercast/core/calendar/scheduling/offset-words';
import { isLabel, ZONES, type Zone } from '@wondercast/core/calendar/scheduling/zone';
import { offsetAt } from '@wondercast/core/calendar/scheduling/zone-time';

const MINUTE_MS = 60_000;

/** The IANA zone that a zone is: labels are fixed offsets, which IANA counts the other way round (`EST` is `Etc/GMT+5`). */
export const ianaZone = (zone: Zone): string => {
  if (!isLabel(zone)) return zone;
  const hours = ZONES[zone];
  return hours === 0 ? 'Etc/UTC' : `Etc/GMT${hours < 0 ? '+' : '-'}${Math.abs(hours)}`;
};

/** `2027-03-19T14:00:00-04:00`: an instant as clocks of a zone show it, with their offset. */
export const localIso = (at: Date, zone: Zone): string => {
  const offset = offsetAt(zone, at.getTime()) * MINUTE_MS;
  return new Date(at.getTime() + offset).toISOString().slice(0, 19) + offsetWords(offset);
};
