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

/** Every invoice and credit note ever issued. They are kept when their booking is deleted. */
export interface Invoices {
  /**
   * Issues a document under the next number of its series. The series is locked until the unit of work ends, so that a rollback leaves no
   * gap. A unit of work that also redeems or gives back discount codes issues documents first.
   */
  issue(invoice: NewInvoice): Promise<Invoice>;
  byId(id: number): Promise<Invoice | null>;
  /** Oldest first. */
  ofBooking(bookingId: number): Promise<readonly Invoice[]>;
  /** Oldest first, of all these bookings. */
  ofBookings(bookingIds: readonly number[]): Promise<readonly Invoice[]>;
  /** At most `limit`, newest first; only documents older than the document `before`, when it is given. */
  page(page: InvoicesAsked): Promise<InvoicePage>;
  /** The frozen file; null before it was made. */
  file(id: number): Promise<Uint8Array | null>;
  /** Stores a file permanently; false when there is one already, which stays. */
  keepFile(id: number, file: Uint8Array): Promise<boolean>;
  /** Deletes documents that were issued before this instant. */
  expire(before: Date): Promise<void>;
}

export interface InvoicesAsked {
  readonly limit: number;
  readonly before: number | null;
  /** A document's number or a booking's reference, in capitals; all documents where it is missing. */
  readonly named?: string | null;
}

export interface InvoicePage {
  readonly invoices: readonly Invoice[];
  /** How many there are on all pages together. */
  readonly total: number;
  readonly more: boolean;
}

/** Makes the files of an invoice or credit note. */
export interface InvoiceDocuments {
  /** The XML in UBL 2.1. */
  ubl(eInvoice: EInvoice): Promise<Uint8Array>;
  /** A PDF; a PDF/A-3 with its XML inside (Factur-X) where `eInvoice` is given. */
  render(invoice: Invoice, further: DocumentFurther): Promise<Uint8Array>;
}

/** What a document shows besides its figures. */
export interface DocumentFurther {
  /** A link that pays what is due; null where there is none. */
  readonly payUrl: string | null;
  /** The number of the invoice that a credit note credits. */
  readonly credited: string | null;
  /** The content of its XML; left out where it has none. */
  readonly eInvoice?: EInvoice | null;
  /** Payments and refunds; left out for a document as it was issued. */
  readonly payments?: readonly PaymentShown[];
  /** Whether a receipt of these payments is drawn instead of the invoice. */
  readonly isReceipt?: boolean;
}

/** What invoices read and write in the store. */
export interface InvoicingStore extends Pick<TaxingStore, 'numberChecks'> {
  readonly bookings: Bookings;
  readonly invoices: Invoices;
  readonly ledger: Ledger;
  readonly payLinks: PayLinks;
  readonly jobs: Jobs;
}

/** What invoices need from outside the core. */
export interface InvoicingPorts extends Stored<InvoicingStore>, Clock, Secrets {
  readonly invoiceDocuments: InvoiceDocuments;
  readonly profile: ShopProfile;
}
