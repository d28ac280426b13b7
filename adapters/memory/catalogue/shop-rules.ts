import { type BookingRules, NO_RULES } from '@wondercast/core/scheduling/booking-rules';
import type { MemorySession } from '../memory-session.ts';
import { memorySettings } from '../settings.ts';

/** The shop's rules of booking, as the settings have them. */
export const shopRules = async (ground: MemorySession): Promise<BookingRules> =>
  (await memorySettings(ground).byName('booking-rules'))?.value ?? NO_RULES;
