import { type MinorUnits, minorUnits, plus, ZERO } from '../../kernel/money.ts';
import { smallestPayment } from '../../money/payment/amount.ts';
import { isPaidUp, paymentStanding } from '../../money/payment/payment-status.ts';
import type { Booking } from './booking.ts';

type Paid = Pick<Booking, 'paymentStatus' | 'total' | 'waived'>;

const isPaid = (booking: Paid): boolean => isPaidUp(paymentStanding(booking));

/**
 * What must be paid before a change is made that raises the total by `difference`. Zero where the booking is unpaid or had nothing to pay,
 * because it then only owes more. Zero also where `difference` and all that was waived before are together less than a card may be charged;
 * once they reach that amount, all of it is paid (decision 156).
 */
export const dueBeforeChange = (booking: Paid, difference: MinorUnits): MinorUnits => {
  if (!isPaid(booking) || difference <= 0) return ZERO;
  if (difference >= smallestPayment()) return difference;
  const together = plus(booking.waived, difference);
  return together >= smallestPayment() ? together : ZERO;
};

/** What is waived of a booking once its total has changed by `difference`; `byPayment` says whether a payment has made the change. */
export const waivedAfter = (booking: Paid, difference: MinorUnits, byPayment: boolean): MinorUnits => {
  const { waived } = booking;
  // A lower total reduces what was waived first.
  if (difference <= 0) return minorUnits(Math.max(0, waived + difference));
  if (byPayment) return difference >= smallestPayment() ? waived : ZERO;
  return isPaid(booking) ? plus(waived, difference) : waived;
};

/** The part of `dueBeforeChange` that was waived before; zero where only the change itself is paid. */
export const earlierWaivedDue = (booking: Paid, difference: MinorUnits): MinorUnits =>
  dueBeforeChange(booking, difference) > difference ? booking.waived : ZERO;
