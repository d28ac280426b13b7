import { NO_RULES } from './booking-rules.ts';
import type { Settings } from './settings.ts';
import type { Zone } from './zone.ts';

/** Whose clocks the shop goes by: the zone of its booking rules. */
export const shopZone = async ({ settings }: { readonly settings: Settings }): Promise<Zone> =>
  ((await settings.byName('booking-rules'))?.value ?? NO_RULES).zone;
