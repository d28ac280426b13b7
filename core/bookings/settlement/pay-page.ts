import type { MinorUnits } from '../../kernel/money.ts';
import type { BookedLine, Booking } from '../booking/booking.ts';
import type { InvoicedTax } from '../invoicing/invoiced-tax.ts';

/** What the bearer of a mailed link sees: the lines of an invoice, without whom it is for. */
export interface PayPage {
  readonly reference: string;
  readonly lines: readonly Pick<
    BookedLine,
    'experience' | 'selectedTier' | 'quantity' | 'tierPrice' | 'addOns' | 'addOnsTotal'
  >[];
  readonly subtotal: MinorUnits;
  readonly discount: Booking['discount'];
  readonly fees: Booking['fees'];
  /** null where it was booked without tax. */
  readonly tax: InvoicedTax | null;
  readonly total: MinorUnits;
  readonly paymentStatus: Booking['paymentStatus'];
  /** What is still to be paid. */
  readonly open: MinorUnits;
  /** Whether a payment has been made, or is being made, that is not in the ledger yet. */
  readonly isBeingConfirmed: boolean;
  /** The partner on whose site it was booked, and the page there to which this page leads back. */
  readonly partner: { readonly name: string; readonly returnUrl: string | null } | null;
  /** Whether the reader owns the booking, and may open it. */
  readonly isMine: boolean;
}
