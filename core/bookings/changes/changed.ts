import type { MinorUnits } from '../../kernel/money.ts';
import type { Booking } from '../booking/booking.ts';
import type { Amendment } from './amendment/amendment.ts';

/** What a change of what is booked would cost now. */
export interface AmendmentQuote {
  readonly booking: Booking;
  readonly amendment: Amendment;
  /** How much of the received money is refunded. */
  readonly refund: MinorUnits;
}

/** The payment that must be made before a change is made. */
export interface ChangePayment {
  readonly amount: MinorUnits;
  readonly clientSecret: string;
  readonly intentId: string;
  /** The page where it can also be paid. */
  readonly payUrl: string;
  readonly expiresAt: Date;
}

/** A booking after it was asked to change. */
export interface Changed {
  readonly booking: Booking;
  /** null when the change is made already. */
  readonly payment: ChangePayment | null;
}
