import { isPaidFor } from '../../../money/payment/payment-status.ts';
import type { Booking } from '../booking.ts';
import type { BookingStore } from '../ports.ts';

/** Publishes a new booking; one that is paid from the start is also published as paid. */
export const publishPlaced = async (
  { events }: Pick<BookingStore, 'events'>,
  booking: Booking,
): Promise<void> => {
  await events.publish('booking.created', booking);
  if (isPaidFor(booking)) await events.publish('booking.paid', booking);
};
