import type { MinorUnits } from '../../kernel/money.ts';
import type { BookedLine, Booking } from '../booking/booking.ts';
import type { InvoicedTax } from '../invoicing/invoiced-tax.ts';

/** What the bearer of a mailed link sees: the lines of an invoice, and nothing of who it is for. */
export interface PayPage {
  readonly reference: string;
  readonly lines: readonly Pick<
    BookedLine,
    'experience' | 'selectedTier' | 'quantity' | 'tierPrice' | 'addOns' | 'addOnsTotal'
  >[];
  readonly subtotal: MinorUnits;
  readonly discount: Booking['discount'];
  readonly fees: Booking['fees'];
  /** null where it was booked without. */
  readonly tax: InvoicedTax | null;
  readonly total: MinorUnits;
  readonly paymentStatus: Booking['paymentStatus'];
  /** What is still to be paid. */
  readonly open: MinorUnits;
  /** A payment has been made, or is being made, that is not in the ledger yet. */
  readonly isBeingConfirmed: boolean;
  /** Whose site it was booked on, and the page there that it leads back to. */
  readonly partner: { readonly name: string; readonly returnUrl: string | null } | null;
  /** Whoever reads it owns the booking, and may open it. */
  readonly isMine: boolean;
}
