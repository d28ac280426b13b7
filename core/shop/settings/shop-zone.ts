import { NO_RULES } from '../../calendar/scheduling/booking-rules.ts';
import type { Zone } from '../../calendar/scheduling/zone.ts';
import type { Settings } from './registry.ts';

/** The shop's time zone, which is that of its rules of booking. */
export const shopZone = async ({ settings }: { readonly settings: Settings }): Promise<Zone> =>
  ((await settings.byName('booking-rules'))?.value ?? NO_RULES).zone;
