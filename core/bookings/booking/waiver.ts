import { type MinorUnits, minorUnits, plus, ZERO } from '../../kernel/money.ts';
import { SMALLEST_PAYMENT } from '../../money/payment/amount.ts';
import { isPaidUp, paymentStanding } from '../../money/payment/payment-status.ts';
import type { Booking } from './booking.ts';

type Paid = Pick<Booking, 'paymentStatus' | 'total' | 'waived'>;

const isPaid = (booking: Paid): boolean => isPaidUp(paymentStanding(booking));

/**
 * What is paid before a change is made that costs a booking so much more. Nothing where the booking is not paid, or had nothing to pay, and owes more only; nor
 * where all that was waived so far, and this, is less than a card may be charged. What was waived before is paid with what brings it
 * past that (decision 156).
 */
export const paidFirst = (booking: Paid, difference: MinorUnits): MinorUnits => {
  if (!isPaid(booking) || difference <= 0) return ZERO;
  if (difference >= SMALLEST_PAYMENT) return difference;
  const together = plus(booking.waived, difference);
  return together >= SMALLEST_PAYMENT ? together : ZERO;
};

/** What is waived of a booking once its total has changed by `difference`; `byPayment` where a payment has made the change. */
export const waivedAfter = (booking: Paid, difference: MinorUnits, byPayment: boolean): MinorUnits => {
  const { waived } = booking;
  // What was waived is the first that is no longer owed.
  if (difference <= 0) return minorUnits(Math.max(0, waived + difference));
  if (byPayment) return difference >= SMALLEST_PAYMENT ? waived : ZERO;
  return isPaid(booking) ? plus(waived, difference) : waived;
};

/** Why more is paid than a change costs; nothing where it is not. */
export const waivedBefore = (booking: Paid, difference: MinorUnits): MinorUnits =>
  paidFirst(booking, difference) > difference ? booking.waived : ZERO;
