import { type Booking, sessionsOf } from '@wondercast/core/bookings/booking/booking';
import { withChanged } from '@wondercast/core/bookings/booking/place';
import type { Bookings } from '@wondercast/core/bookings/booking/ports';
import { preferring } from '@wondercast/core/calendar/scheduling/session-changes';
import { EMPTY_SLOT, type Slot } from '@wondercast/core/calendar/scheduling/slot';

/** Stores one preferred time for each session of a booking, in their order. */
export const saveSlots = (bookings: Bookings, booking: Booking, slots: readonly Slot[]): Promise<void> => {
  const at = new Date('2026-03-02T10:00:00.000Z');
  const changed = sessionsOf(booking).map((session, unit) =>
    preferring(session, [slots[unit] ?? EMPTY_SLOT], at),
  );
  return bookings.saveSessions(withChanged(booking, changed), changed);
};
