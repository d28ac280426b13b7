import type { MinorUnits } from '../../kernel/money.ts';
import type { Booking } from '../booking/booking.ts';
import type { Amendment } from './amendment/amendment.ts';

/** What a change of what is booked would cost now. */
export interface AmendmentQuote {
  readonly booking: Booking;
  readonly amendment: Amendment;
  /** What goes back of the money that was received. */
  readonly refund: MinorUnits;
}

/** What is to be paid before a change is made. */
export interface ChangePayment {
  readonly amount: MinorUnits;
  readonly clientSecret: string;
  readonly intentId: string;
  /** Where it can be paid, too. */
  readonly payUrl: string;
  readonly expiresAt: Date;
}

/** A booking after it was asked to change. */
export interface Changed {
  readonly booking: Booking;
  /** null when the change is made. */
  readonly payment: ChangePayment | null;
}
