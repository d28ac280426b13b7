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

/** Where a card is from that a booking was paid with. */
export interface CardCountry {
  readonly bookingId: number;
  readonly country: string;
  readonly paidAt: Date;
}

/** All data that the shop stores about an account; lists without an end come in pages. */
export interface PersonalData {
  readonly exportedAt: Date;
  readonly account: Account;
  /** Newest first, as all lists here. */
  readonly bookings: AsyncIterable<readonly Booking[]>;
  readonly orders: AsyncIterable<readonly Order[]>;
  readonly paymentMethods: readonly PaymentMethod[];
  readonly reviews: AsyncIterable<readonly GivenReview[]>;
  /** What authorities said of tax numbers of these bookings. */
  readonly numberChecks: AsyncIterable<readonly NumberCheck[]>;
  /** Where the cards are from that these bookings were paid with, of taxed ones. */
  readonly cardCountries: AsyncIterable<readonly CardCountry[]>;
}

/** Bookings with money in them or a promise made outlive their account: an invoice needs them (decisions 038, 191). */
export const isNeededForInvoice = (
  booking: Pick<Booking, 'state' | 'paymentStatus' | 'paymentIntentId' | 'total' | 'lines' | 'fees'>,
): boolean =>
  outlivesAccount(booking) ||
  sessionsOf(booking).some(hasTime) ||
  booking.fees.length > 0 ||
  (isCancelled(booking) && booking.total > 0) ||
  booking.paymentIntentId !== null ||
  (isPaidFor(booking) && booking.total > 0);

/** So do bookings with money that came by transfer: somebody has to know who gets it back. */
export const isNeededForPayout = (entries: readonly LedgerEntry[]): boolean =>
  offlineKept(entries) > 0 || entries.some(isToBePaidOut);
