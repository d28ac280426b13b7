import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import { toZone } from '@wondercast/core/calendar/scheduling/zone-time';
import { invalid } from '@wondercast/core/kernel/refusal';

/** The zone of a query parameter; null when it is missing. @throws Refusal 'invalid' */
export const toQueryZone = (text: string | undefined): Zone | null => {
  if (text === undefined) return null;
  const zone = toZone(text);
  if (zone === null) throw invalid('zone', 'Must be a listed time zone');
  return zone;
};

/** The instant of a query parameter; null when it is missing. @throws Refusal 'invalid' */
export const toQueryInstant = (name: string, text: string | undefined): Date | null => {
  if (text === undefined) return null;
  const at = new Date(text);
  const year = at.getUTCFullYear();
  if (Number.isNaN(year) || year < 1970 || year > 9_999)
    throw invalid(name, 'Must be a time such as 2027-03-19T19:30:00Z');
  return at;
};
