import { offsetWords } from '@wondercast/core/calendar/scheduling/offset-words';
import type { Session } from '@wondercast/core/calendar/scheduling/session';
import type { Slot } from '@wondercast/core/calendar/scheduling/slot';
import { offsetAt, toZone } from '@wondercast/core/calendar/scheduling/zone-time';
import { localDate } from '@wondercast/core/kernel/calendar';
import type { Wire } from './wire.ts';

export const encodeSlot = ({ date, time, meridiem, zone }: Slot): Wire<'Slot'> => ({
  date,
  time,
  meridiem,
  zone,
});

/** The slot of a session; of an agreed one with the instant that it is, since clocks may show a time twice. */
export const encodeSlotOf = (slot: Slot, session: Pick<Session, 'agreed'> | undefined): Wire<'Slot'> => {
  const agreed = session?.agreed;
  if (!agreed) return encodeSlot(slot);
  const instant = agreed.startsAt.getTime();
  return {
    ...encodeSlot(slot),
    startsAt: agreed.startsAt.toISOString(),
    offset: offsetWords(offsetAt(agreed.zone, instant) * 60_000),
  };
};

/** A slot as the server sends it. A zone that this machine does not know is none. */
export const decodeSlot = ({ date, time, meridiem, zone }: Wire<'Slot'>): Slot => ({
  date: localDate(date),
  time,
  meridiem,
  zone: zone === null ? null : toZone(zone),
});
