import { localDate } from '@wondercast/core/calendar';
import type { Slot } from '@wondercast/core/scheduling/slot';
import { toZone } from '@wondercast/core/scheduling/zone-time';
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
