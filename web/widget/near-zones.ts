import { LABELLED_CITIES, ZONE_LABELS, type Zone } from '@wondercast/core/calendar/scheduling/zone';
import { toZone } from '@wondercast/core/calendar/scheduling/zone-time';

/** The reader's own zone, the cities of the fixed labels, and the labels (decision 225). */
export const nearZones = (): readonly Zone[] => {
  const own = toZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
  return [...new Set<Zone>([...(own?.includes('/') ? [own] : []), ...LABELLED_CITIES, ...ZONE_LABELS])];
};
