import { findBooking } from '../../../kernel/find-booking.ts';
import { balanceOf, openAmount } from '../../../money/payment/ledger.ts';
import { refundableByDesk } from '../../../money/payment/steps/request-refund.ts';
import { type Caller, requireAdmin } from '../../../people/caller.ts';
import type { BookingLedger } from '../booking-ledger.ts';
import type { SettlementPorts } from '../ports.ts';

/** @throws Refusal 'unauthenticated', 'forbidden', 'not-found' */
export const ledgerOfBooking =
  ({ read }: Pick<SettlementPorts, 'read'>) =>
  async (caller: Caller, bookingId: number): Promise<BookingLedger> => {
    requireAdmin(caller);
    const booking = await findBooking(read.bookings, bookingId);
    const { paymentStatus } = booking;
    const entries = await read.ledger.ofBooking(bookingId);
    const balance = balanceOf(booking.total, entries);
    const open = openAmount(paymentStatus, balance);
    return {
      bookingId,
      paymentStatus,
      balance,
      open,
      refundable: refundableByDesk(entries),
      entries,
    };
  };
