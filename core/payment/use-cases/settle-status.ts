import type { Store } from '../../ports.ts';
import { balanceOf, statusAfter } from '../ledger.ts';

/**
 * Makes a booking's payment status what its ledger says. The booking is locked before the ledger is written, by everybody.
 * `paidBy` is the intent that paid, where one did.
 */
export const settleStatus = async (
  { bookings, ledger, news }: Store,
  bookingId: number,
  paidBy: string | null = null,
): Promise<void> => {
  const booking = await bookings.lock(bookingId);
  if (!booking) return;
  const balance = balanceOf(booking.total, await ledger.ofBooking(bookingId));
  const status = statusAfter(booking.paymentStatus, balance);
  const isNew = paidBy !== null && booking.paymentIntentId === null;
  if (status !== booking.paymentStatus || isNew) await bookings.setPayment(bookingId, status, paidBy);
  if (status === 'paid' && booking.paymentStatus !== 'paid') await news.tell('booking.paid', booking);
};
