import type { Booking } from '../booking.ts';
import type { BookingStore } from '../ports.ts';

/** This delay leaves time to delete a booking before it is invoiced. A request for the invoice issues it at once. */
const INVOICE_AFTER_MS = 10_000;

/** Queues the jobs that follow a booking's commit. Call it inside the unit of work that adds the booking. */
export const queueBookedJobs = (
  { jobs }: Pick<BookingStore, 'jobs'>,
  { id: bookingId, total: booked, sessionMailsOnly }: Pick<Booking, 'id' | 'total' | 'sessionMailsOnly'>,
  at: Date,
  paysByCard = false,
): Promise<void> => {
  const payload = { bookingId };
  return jobs.addAll([
    ...(sessionMailsOnly
      ? []
      : [
          {
            task: 'mail-booking-received',
            payload: paysByCard ? { bookingId, paysByCard } : payload,
          } as const,
        ]),
    { task: 'mail-new-booking', payload: { bookingId, booked } },
    { task: 'issue-invoice', payload, notBefore: new Date(at.getTime() + INVOICE_AFTER_MS) },
  ]);
};
