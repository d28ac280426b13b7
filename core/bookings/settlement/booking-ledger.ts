import type { MinorUnits } from '../../kernel/money.ts';
import type { Balance, LedgerEntry } from '../../money/payment/ledger.ts';
import type { PaymentStatus } from '../../money/payment/payment-status.ts';

/** All ledger entries of a booking, with its sums. */
export interface BookingLedger {
  readonly bookingId: number;
  readonly paymentStatus: PaymentStatus;
  readonly balance: Balance;
  /** What is still to be paid. */
  readonly open: MinorUnits;
  /** What the desk could refund: by card, or, where no card can be refunded, by transfer. */
  readonly refundable: MinorUnits;
  /** Oldest first. */
  readonly entries: readonly LedgerEntry[];
}
