import type { Invoice, NewInvoice } from './invoice.ts';

/** Every invoice and credit note ever issued. They are kept when their booking goes. */
export interface Invoices {
  /**
   * Issues under the next number of its series. The series is locked until the unit of work ends, so that a
   * rollback leaves no gap; a unit of work that also redeems or gives back discount codes issues first.
   */
  issue(invoice: NewInvoice): Promise<Invoice>;
  byId(id: number): Promise<Invoice | null>;
  /** Oldest first. */
  ofBooking(bookingId: number): Promise<readonly Invoice[]>;
  /** Oldest first, of all these bookings. */
  ofBookings(bookingIds: readonly number[]): Promise<readonly Invoice[]>;
  /** At most `limit`, newest first; those older than the document `before`, when it is given. */
  page(page: { readonly limit: number; readonly before: number | null }): Promise<InvoicePage>;
  /** The frozen file; null before it was made. */
  file(id: number): Promise<Uint8Array | null>;
  /** Stores a file for good; false when there is one already, which stays. */
  keepFile(id: number, file: Uint8Array): Promise<boolean>;
  /** Forgets what was issued before this instant. */
  expire(before: Date): Promise<void>;
}

export interface InvoicePage {
  readonly invoices: readonly Invoice[];
  /** How many there are over all pages. */
  readonly total: number;
  readonly more: boolean;
}

/** Makes the file of an invoice or credit note. */
export interface InvoiceDocuments {
  /** A PDF. `payUrl` pays what is due; `credited` is the number that a credit note takes back. */
  render(
    invoice: Invoice,
    further: { readonly payUrl: string | null; readonly credited: string | null },
  ): Promise<Uint8Array>;
}
