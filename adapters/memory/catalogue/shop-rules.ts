import { type BookingRules, NO_RULES } from '@wondercast/core/calendar/scheduling/booking-rules';
import { DEFAULT_POLICY, type Policy } from '@wondercast/core/shop/policy/policy';
import type { MemorySession } from '../memory-session.ts';
import { memorySettings } from '../settings.ts';

/** The shop's rules of booking, as the settings have them. */
export const shopRules = async (ground: MemorySession): Promise<BookingRules> =>
  (await memorySettings(ground).byName('booking-rules'))?.value ?? NO_RULES;

/** The shop's policy, as the settings have it. */
export const shopPolicy = async (ground: MemorySession): Promise<Policy> =>
  (await memorySettings(ground).byName('policy'))?.value ?? DEFAULT_POLICY;
