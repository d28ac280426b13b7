import type { BookingNote } from '@wondercast/core/bookings/booking/booking-note';
import type { Wire } from './wire.ts';

/** A note as the staff read it. */
export const encodeBookingNote = ({ id, text, author, at }: BookingNote): Wire<'BookingNote'> => ({
  id,
  text,
  author,
  at: at.toISOString(),
});
