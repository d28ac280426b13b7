import type { Slot } from '@wondercast/core/calendar/scheduling/slot';
import { spokenTime } from '@wondercast/core/calendar/scheduling/spoken-time';
import { formatDay } from './format-day.ts';

/** `Mar 19, 2026 · 2:30 PM EST`; without a day `TBD`. */
export const formatSlot = (slot: Slot): string => {
  const day = formatDay(slot.date);
  return slot.time ? `${day} · ${spokenTime(slot)}` : day;
};
