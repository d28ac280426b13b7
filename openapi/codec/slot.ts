import type { Slot } from '@wondercast/core/calendar/scheduling/slot';
import { toZone } from '@wondercast/core/calendar/scheduling/zone-time';
import { localDate } from '@wondercast/core/kernel/calendar';
import type { Wire } from './wire.ts';

export const encodeSlot = ({ date, time, meridiem, zone }: Slot): Wire<'Slot'> => ({
  date,
  time,
  meridiem,
  zone,
});

/** A slot as the server sends it. A zone that this machine does not know is none. */
export const decodeSlot = ({ date, time, meridiem, zone }: Wire<'Slot'>): Slot => ({
  date: localDate(date),
  time,
  meridiem,
  zone: zone === null ? null : toZone(zone),
});
