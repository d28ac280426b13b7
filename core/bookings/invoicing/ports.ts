import type { Clock } from '../../kernel/clock.ts';
import type { Jobs } from '../../kernel/jobs.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import type { Stored } from '../../kernel/unit-of-work.ts';
import type { Ledger, PayLinks } from '../../money/payment/ports.ts';
import type { ShopProfile } from '../../shop/settings/shop-profile.ts';
import type { Bookings } from '../booking/ports.ts';
import type { TaxingStore } from '../taxing/ports.ts';
import type { EInvoice } from './e-invoice.ts';
import type { Invoice, NewInvoice } from './invoice.ts';
import type { PaymentShown } from './payments-shown.ts';

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
  page(page: InvoicesAsked): Promise<InvoicePage>;
  /** The frozen file; null before it was made. */
  file(id: number): Promise<Uint8Array | null>;
  /** Stores a file for good; false when there is one already, which stays. */
  keepFile(id: number, file: Uint8Array): Promise<boolean>;
  /** Forgets what was issued before this instant. */
  expire(before: Date): Promise<void>;
}

export interface InvoicesAsked {
  readonly limit: number;
  readonly before: number | null;
  /** The number of a document or the reference of a booking, in capitals; all where there is none. */
  readonly named?: string | null;
}

export interface InvoicePage {
  readonly invoices: readonly Invoice[];
  /** How many there are over all pages. */
  readonly total: number;
  readonly more: boolean;
}

/** Makes the files of an invoice or credit note. */
export interface InvoiceDocuments {
  /** UBL 2.1. */
  ubl(eInvoice: EInvoice): Promise<Uint8Array>;
  /** A PDF; one of PDF/A-3 with its XML inside (Factur-X) where `eInvoice` is given. */
  render(invoice: Invoice, further: DocumentFurther): Promise<Uint8Array>;
}

/** What a document says besides its figures. */
export interface DocumentFurther {
  /** Pays what is due. */
  readonly payUrl: string | null;
  /** The number that a credit note takes back. */
  readonly credited: string | null;
  /** What it says for programs; left out where it has none. */
  readonly eInvoice?: EInvoice | null;
  /** What has been paid and given back; left out of a document as it was issued. */
  readonly payments?: readonly PaymentShown[];
  /** A receipt of these payments instead of the invoice. */
  readonly isReceipt?: boolean;
}

/** Invoices, and what they say of bookings. */
export interface InvoicingStore extends Pick<TaxingStore, 'numberChecks'> {
  readonly bookings: Bookings;
  readonly invoices: Invoices;
  readonly ledger: Ledger;
  readonly payLinks: PayLinks;
  readonly jobs: Jobs;
}

/** What invoices need of the world. */
export interface InvoicingPorts extends Stored<InvoicingStore>, Clock, Secrets {
  readonly invoiceDocuments: InvoiceDocuments;
  readonly profile: ShopProfile;
}
