import { instantOf } from '@wondercast/core/calendar/scheduling/instant';
import type { Slot } from '@wondercast/core/calendar/scheduling/slot';
import { cityOf, offsetAt, toZone } from '@wondercast/core/calendar/scheduling/zone-time';

const format = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** A slot's time in the reader's zone: `Fri, Mar 20, 8:30 PM in Berlin`; null when clocks are the same or nothing is agreed. */
export const ownTime = (slot: Slot): string | null => {
  const at = instantOf(slot);
  const own = toZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
  if (!at || !own || !slot.zone) return null;
  if (offsetAt(own, at.getTime()) === offsetAt(slot.zone, at.getTime())) return null;
  return `${format.format(at)} in ${cityOf(own)}`;
};
