import { flatTime, type Slot } from '@wondercast/core/calendar/scheduling/slot';
import { spokenTime } from '@wondercast/core/calendar/scheduling/spoken-time';

/** A booking's time from the API in words: `2:30 PM EST, New York` for `2:30 PM America/New_York`. */
export const bookedTime = (time: string, slots: readonly Slot[]): string => {
  const slot = slots.find((each) => flatTime(each) === time);
  return slot ? spokenTime(slot) : time;
};
