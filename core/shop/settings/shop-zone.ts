import { NO_RULES } from '../../calendar/scheduling/booking-rules.ts';
import type { Zone } from '../../calendar/scheduling/zone.ts';
import type { Settings } from './registry.ts';

/** Whose clocks the shop goes by: the zone of its booking rules. */
export const shopZone = async ({ settings }: { readonly settings: Settings }): Promise<Zone> =>
  ((await settings.byName('booking-rules'))?.value ?? NO_RULES).zone;
