import { hostOf } from '../../../kernel/site-host.ts';
import type { Booking } from '../../booking/booking.ts';
import { cancelledEventsOf } from '../../booking/calendar-invite.ts';
import type { ChangePorts, ChangeStore } from '../ports.ts';

/** Queues the mail that tells the customer that a booking is gone. Call it inside the unit of work that removes it. */
export const queueCancelledMail = (
  { jobs }: Pick<ChangeStore, 'jobs'>,
  { profile }: Pick<ChangePorts, 'profile'>,
  booking: Booking,
  refunded: number,
): Promise<void> => {
  const { firstName, lastName, email } = booking.customer;
  const sessions = cancelledEventsOf(booking, hostOf(profile.publicUrl)).map((event) => ({
    ...event,
    start: event.start.toISOString(),
  }));
  const { reference, partner } = booking;
  const partnerId = partner?.id ?? null;
  const payload = { reference, partnerId, firstName, lastName, email, refunded, sessions };
  return jobs.add({ task: 'mail-booking-cancelled', payload });
};
