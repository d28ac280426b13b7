import type { Slot } from '@wondercast/core/calendar/scheduling/slot';
import { spokenTime } from '@wondercast/core/calendar/scheduling/spoken-time';
import { missingParts, type TimeDoubt, timeDoubt } from '@wondercast/core/calendar/scheduling/time-doubts';
import { clockWords, timeOfDay } from '@wondercast/core/calendar/scheduling/typed-time';

/** How typed times are understood, in a file of its own: without it they are sent as they were typed. */
export interface Reading {
  /** What is not clear about a time. */
  doubtOf(slot: Slot): TimeDoubt | null;
  /** What a time lacks to come into a calendar. */
  missingParts: typeof missingParts;
  /** A time as it will be read; null where it cannot be. */
  spelled(slot: Slot): string | null;
  spoken(slot: Slot): string;
}

export const reading: Reading = {
  doubtOf: timeDoubt,
  missingParts,
  spelled: (slot) => {
    const time = timeOfDay(slot);
    return time && spokenTime({ ...slot, time: clockWords(time), meridiem: time.meridiem });
  },
  spoken: spokenTime,
};
