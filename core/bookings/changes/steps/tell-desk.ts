import type { Booking } from '../../booking/booking.ts';
import type { Acting } from '../../booking/steps/record-sessions.ts';
import type { ChangeStore } from '../ports.ts';

/** Tells the desk that a customer has deleted a booking. Call it inside the unit of work that removes it. */
export const tellDeskOfDeletion = (
  { jobs }: Pick<ChangeStore, 'jobs'>,
  { reference, partner, customer, lines, total }: Booking,
  refunded: number,
): Promise<void> =>
  jobs.add({
    task: 'mail-customer-deleted',
    payload: {
      reference,
      partnerId: partner?.id ?? null,
      name: `${customer.firstName} ${customer.lastName}`,
      companyName: customer.companyName,
      lines: lines.map(({ experience, quantity }) => ({
        title: experience?.title ?? 'Experience not found',
        sessions: quantity,
      })),
      total,
      refunded,
    },
  });

/** Tells the desk what customers do themselves (decision 233). */
export const tellDesk = ({ store, at }: Acting<ChangeStore>, bookingId: number): Promise<void> =>
  store.jobs.add({ task: 'mail-customer-changes', payload: { bookingId, from: at.toISOString() } });
