import type { LedgerEntry } from '../../money/payment/ledger.ts';
import type { Booking } from '../booking/booking.ts';

/** A refund that somebody has to pay out by transfer. */
export interface Payout {
  readonly entry: LedgerEntry;
  /** null when the booking is deleted. */
  readonly booking: Booking | null;
}
