import { isPaidFor } from '../payment-status.ts';
import type { PaymentStore } from '../ports.ts';
import { statusBy } from '../returns.ts';
import { bookRevenue } from './book-revenue.ts';
import { flagOverpayment } from './flag-overpayment.ts';

/**
 * Sets a booking's payment status from its ledger, and flags what was received above its price. Everywhere, the booking is locked before
 * its ledger is written. `at` is now; `paidBy` is the intent that paid, where one did.
 */
export const settleStatus = async (
  store: Pick<PaymentStore, 'bookings' | 'ledger' | 'events' | 'attention' | 'jobs'>,
  bookingId: number,
  at: Date,
  paidBy: string | null = null,
): Promise<void> => {
  const { bookings, ledger, events } = store;
  const booking = await bookings.lock(bookingId);
  if (!booking) return;
  const entries = await ledger.ofBooking(bookingId);
  const status = statusBy({ ...booking, entries });
  await bookRevenue(store, booking, { ...booking, paymentStatus: status }, at);
  const isNew = paidBy !== null && booking.paymentIntentId === null;
  if (status !== booking.paymentStatus || isNew) await bookings.setPayment(bookingId, status, paidBy);
  await flagOverpayment(store, booking.total, entries);
  if (isPaidFor({ paymentStatus: status }) && !isPaidFor(booking))
    await events.publish('booking.paid', booking);
};
