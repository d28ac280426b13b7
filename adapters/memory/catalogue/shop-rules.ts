import { type BookingRules, NO_RULES } from '@wondercast/core/calendar/scheduling/booking-rules';
import { DEFAULT_POLICY, type Policy } from '@wondercast/core/shop/policy/policy';
import type { MemorySession } from '../memory-session.ts';
import { memorySettings } from '../settings.ts';

/** The shop's booking rules according to its settings. */
export const shopRules = async (memory: MemorySession): Promise<BookingRules> =>
  (await memorySettings(memory).byName('booking-rules'))?.value ?? NO_RULES;

/** The shop's cancellation policy according to its settings. */
export const shopPolicy = async (memory: MemorySession): Promise<Policy> =>
  (await memorySettings(memory).byName('policy'))?.value ?? DEFAULT_POLICY;
