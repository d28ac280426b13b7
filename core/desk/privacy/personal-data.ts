import { type Booking, sessionsOf } from '../../bookings/booking/booking.ts';
import { isCancelled, outlivesAccount } from '../../bookings/booking/states.ts';
import type { GivenReview } from '../../bookings/reviews/review.ts';
import type { NumberCheck } from '../../bookings/taxing/number-check.ts';
import { hasTime } from '../../calendar/scheduling/session-states.ts';
import type { LedgerEntry } from '../../money/payment/ledger.ts';
import type { PaymentMethod } from '../../money/payment/payment-method.ts';
import { isPaidFor } from '../../money/payment/payment-status.ts';
import { isToBePaidOut, offlineKept } from '../../money/payment/returns.ts';
import type { Account } from '../../people/account/account.ts';
import type { Order } from '../order/order.ts';

/** The country of a card that a booking was paid with. */
export interface CardCountry {
  readonly bookingId: number;
  readonly country: string;
  readonly paidAt: Date;
}

/** All data that the shop stores about an account; lists of unlimited length come in pages. */
export interface PersonalData {
  readonly exportedAt: Date;
  readonly account: Account;
  /** Newest first, like all lists here. */
  readonly bookings: AsyncIterable<readonly Booking[]>;
  readonly orders: AsyncIterable<readonly Order[]>;
  readonly paymentMethods: readonly PaymentMethod[];
  readonly reviews: AsyncIterable<readonly GivenReview[]>;
  /** The results of checks of these bookings' tax numbers. */
  readonly numberChecks: AsyncIterable<readonly NumberCheck[]>;
  /** The countries of the cards that these bookings were paid with, for taxed ones. */
  readonly cardCountries: AsyncIterable<readonly CardCountry[]>;
}

/**
 * Whether a booking is kept when its account is deleted, because it involved money or was confirmed and an invoice needs it (decisions 038,
 * 191).
 */
export const isNeededForInvoice = (
  booking: Pick<Booking, 'state' | 'paymentStatus' | 'paymentIntentId' | 'total' | 'lines' | 'fees'>,
): boolean =>
  outlivesAccount(booking) ||
  sessionsOf(booking).some(hasTime) ||
  booking.fees.length > 0 ||
  (isCancelled(booking) && booking.total > 0) ||
  booking.paymentIntentId !== null ||
  (isPaidFor(booking) && booking.total > 0);

/** Whether a booking is kept because money that came by transfer must be paid back: somebody has to know to whom. */
export const isNeededForPayout = (entries: readonly LedgerEntry[]): boolean =>
  offlineKept(entries) > 0 || entries.some(isToBePaidOut);
