import type { Slot } from '@wondercast/core/calendar/scheduling/slot';
import { spokenTime } from '@wondercast/core/calendar/scheduling/spoken-time';
import { missingParts, type TimeDoubt, timeDoubt } from '@wondercast/core/calendar/scheduling/time-doubts';
import { clockWords, timeOfDay } from '@wondercast/core/calendar/scheduling/typed-time';

/** Parses typed times; the interface of a separate file. Without it times are sent as they were typed. */
export interface Reading {
  /** What is ambiguous about a time; null when nothing is. */
  doubtOf(slot: Slot): TimeDoubt | null;
  /** What a time lacks to have a definite instant. */
  missingParts: typeof missingParts;
  /** A time as it will be read; null when it cannot be read. */
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
