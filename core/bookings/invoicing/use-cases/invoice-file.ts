import { bookingNotFound } from '../../../kernel/find-booking.ts';
import { ZERO } from '../../../kernel/money.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { type Caller, mayAsStaff, requireAdmin } from '../../../people/caller.ts';
import { type Asking, assertIdentified } from '../../booking/steps/assert-owner.ts';
import { assertPlanner } from '../../booking/steps/assert-planner.ts';
import { type PaidInvoice, standingAmong, withPayments } from '../document-state.ts';
import { type DocumentFormat, NO_E_INVOICE } from '../e-invoice.ts';
import { type EInvoiceFound, eInvoiceOf } from '../e-invoice-of.ts';
import { type Invoice, validInvoiceOf, validInvoicesOf } from '../invoice.ts';
import type { InvoicePage, InvoicesAsked, InvoicingPorts } from '../ports.ts';
import { issueInvoice } from '../steps/issue-invoice.ts';
import { type ListedDocument, taxEvidenceOf } from '../tax-evidence.ts';

export type FileNeeds = Pick<
  InvoicingPorts,
  'read' | 'unitOfWork' | 'invoiceDocuments' | 'profile' | 'now' | 'newToken' | 'hashToken'
>;

/** The content of a document's XML, and the number of the invoice that it credits. */
const foundFor = async (
  { read }: Pick<FileNeeds, 'read'>,
  invoice: Invoice,
): Promise<EInvoiceFound & { readonly credited: string | null }> => {
  const credited = invoice.credits === null ? null : await read.invoices.byId(invoice.credits);
  return { ...eInvoiceOf(invoice, credited), credited: credited?.number ?? null };
};

const eInvoiceIn = (found: EInvoiceFound) => (found.found ? { eInvoice: found.eInvoice } : {});

/** The stored file of a document, made at the first request. It includes a link that pays. */
const frozenFile =
  ({ read, unitOfWork, invoiceDocuments, profile, now, newToken, hashToken }: FileNeeds) =>
  async (invoice: Invoice): Promise<Uint8Array> => {
    const kept = await read.invoices.file(invoice.id);
    if (kept) return kept;
    const payToken =
      invoice.kind === 'invoice' &&
      invoice.figures.due > ZERO &&
      (await read.bookings.byId(invoice.bookingId))
        ? newToken()
        : null;
    const found = await foundFor({ read }, invoice);
    const file = await invoiceDocuments.render(invoice, {
      payUrl: payToken && `${profile.publicUrl}/pay/${payToken}`,
      credited: found.credited,
      ...eInvoiceIn(found),
    });
    return unitOfWork(async ({ bookings, invoices, payLinks }) => {
      if (!(await invoices.keepFile(invoice.id, file))) return (await invoices.file(invoice.id)) ?? file;
      if (payToken && (await bookings.lock(invoice.bookingId)))
        await payLinks.add(invoice.bookingId, hashToken(payToken), now());
      return file;
    });
  };

/** A valid invoice on which nothing is due any longer, with the payments that have settled it; null for every other document. */
const settled = async ({ read }: Pick<FileNeeds, 'read'>, invoice: Invoice): Promise<PaidInvoice | null> => {
  if (invoice.kind !== 'invoice') return null;
  const paid = withPayments(invoice, await read.ledger.ofBooking(invoice.bookingId));
  if (paid.payments.length === 0 || paid.invoice.figures.due !== ZERO) return null;
  const valid = validInvoicesOf(await read.invoices.ofBooking(invoice.bookingId));
  if (!valid.some(({ id }) => id === invoice.id)) return null;
  // Where two invoices share the payments, neither lists them; the receipt does.
  return valid.length > 1 ? { ...paid, payments: [] } : paid;
};

/** @throws Refusal 'not-found' (it has no XML, and why) */
const ublOf = async (ports: FileNeeds, invoice: Invoice): Promise<Uint8Array> => {
  const found = await foundFor(ports, invoice);
  if (!found.found) throw new Refusal('not-found', NO_E_INVOICE[found.why], { code: 'no_e_invoice' });
  return ports.invoiceDocuments.ubl(found.eInvoice);
};

/**
 * The file of a document. A valid invoice on which nothing is due any longer is drawn with the payments that have settled it, as of now
 * (decision 230); every other document is the file as it was issued. The XML has the same content as the PDF.
 * @throws Refusal 'not-found' (no XML of it)
 */
export const fileOfInvoice =
  (ports: FileNeeds) =>
  async (invoice: Invoice, as: DocumentFormat = 'pdf'): Promise<Uint8Array> => {
    const paid = await settled(ports, invoice);
    if (as === 'ubl') return ublOf(ports, paid?.invoice ?? invoice);
    if (!paid) return frozenFile(ports)(invoice);
    return ports.invoiceDocuments.render(paid.invoice, {
      payUrl: null,
      credited: null,
      payments: paid.payments,
      ...eInvoiceIn(eInvoiceOf(paid.invoice, null)),
    });
  };

export const NO_INVOICE = 'Invoice not found';

/**
 * A booking's invoice, for its owner, its partner's secret key, or an administrator; it is issued now if there is none yet. For a deleted
 * booking an administrator gets the last document.
 * @throws Refusal 'unauthenticated' (no session), 'forbidden' (another key), 'not-found' (not there or not yours, or no XML of it)
 */
export const invoicePdf =
  (ports: FileNeeds) =>
  async (asking: Asking, bookingId: number, as: DocumentFormat = 'pdf'): Promise<Uint8Array> => {
    const { read, hashToken } = ports;
    const { caller } = asking;
    const isAdmin = mayAsStaff(caller, 'invoices:read');
    const booking = await read.bookings.byId(bookingId);
    if (isAdmin && !booking) {
      const documents = await read.invoices.ofBooking(bookingId);
      const last = validInvoiceOf(documents) ?? documents.at(-1);
      if (!last) throw bookingNotFound();
      return fileOfInvoice(ports)(last, as);
    }
    if (!isAdmin) {
      assertIdentified(asking);
      await assertPlanner(read.bookings, hashToken, asking, booking, 'bookings:read');
    }
    // A cancelled booking that costs nothing has a credit note instead.
    const invoice =
      (await issueInvoice(ports)(bookingId)) ?? (await read.invoices.ofBooking(bookingId)).at(-1);
    if (!invoice) throw bookingNotFound();
    return fileOfInvoice(ports)(invoice, as);
  };

/**
 * Invoices and credit notes of all bookings, including deleted ones.
 * @throws Refusal 'unauthenticated', 'forbidden'
 */
export const listInvoices =
  ({ read, now }: Pick<InvoicingPorts, 'read' | 'now'>) =>
  async (
    caller: Caller,
    page: InvoicesAsked,
  ): Promise<Omit<InvoicePage, 'invoices'> & { readonly invoices: readonly ListedDocument[] }> => {
    requireAdmin(caller);
    const { invoices, ...rest } = await read.invoices.page(page);
    const ids = [...new Set(invoices.map(({ bookingId }) => bookingId))];
    const isTaxed = invoices.some(({ figures }) => figures.taxed);
    const [all, entries, checks] = await Promise.all([
      read.invoices.ofBookings(ids),
      read.ledger.ofBookings(ids),
      isTaxed ? read.numberChecks.ofBookings(ids) : [],
    ]);
    const listed = standingAmong(invoices, { all, entries, now: now() });
    return {
      ...rest,
      invoices: listed.map((each) => ({ ...each, evidence: taxEvidenceOf(each, entries, checks) })),
    };
  };

/** @throws Refusal 'unauthenticated', 'forbidden', 'not-found' */
export const documentPdf =
  (ports: FileNeeds) =>
  async (
    caller: Caller,
    invoiceId: number,
    as: DocumentFormat = 'pdf',
  ): Promise<{ number: string; file: Uint8Array }> => {
    requireAdmin(caller);
    const invoice = await ports.read.invoices.byId(invoiceId);
    if (!invoice) throw new Refusal('not-found', NO_INVOICE);
    return { number: invoice.number, file: await fileOfInvoice(ports)(invoice, as) };
  };
