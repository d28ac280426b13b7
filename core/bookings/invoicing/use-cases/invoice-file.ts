import { bookingNotFound } from '../../../kernel/find-booking.ts';
import { ZERO } from '../../../kernel/money.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { type Caller, mayAsStaff, requireAdmin } from '../../../people/caller.ts';
import { type Asking, assertIdentified } from '../../booking/steps/assert-owner.ts';
import { assertPlanner } from '../../booking/steps/assert-planner.ts';
import { type StandingDocument, standingAmong, withPayments } from '../document-state.ts';
import { holdingOf, type Invoice } from '../invoice.ts';
import type { InvoicePage, InvoicingPorts } from '../ports.ts';
import { issueInvoice } from '../steps/issue-invoice.ts';

export type FileNeeds = Pick<
  InvoicingPorts,
  'read' | 'unitOfWork' | 'invoiceDocuments' | 'profile' | 'now' | 'newToken' | 'hashToken'
>;

/** The frozen file of a document, made when it is asked for the first time. A link that pays is drawn with it. */
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
    const credited = invoice.credits === null ? null : await read.invoices.byId(invoice.credits);
    const file = await invoiceDocuments.render(invoice, {
      payUrl: payToken && `${profile.publicUrl}/pay/${payToken}`,
      credited: credited?.number ?? null,
    });
    return unitOfWork(async ({ bookings, invoices, payLinks }) => {
      if (!(await invoices.keepFile(invoice.id, file))) return (await invoices.file(invoice.id)) ?? file;
      if (payToken && (await bookings.lock(invoice.bookingId)))
        await payLinks.add(invoice.bookingId, hashToken(payToken), now());
      return file;
    });
  };

/**
 * The file of a document. An invoice that holds and on which nothing is due any longer is drawn with the payments that have settled it, as
 * of now (decision 230); every other one is the file as it was issued.
 */
export const fileOfInvoice =
  (ports: FileNeeds) =>
  async (invoice: Invoice): Promise<Uint8Array> => {
    const { invoices, ledger } = ports.read;
    const entries = invoice.kind === 'invoice' ? await ledger.ofBooking(invoice.bookingId) : [];
    const { payments, invoice: paid } = withPayments(invoice, entries);
    const isSettled = payments.length > 0 && paid.figures.due === ZERO;
    if (!isSettled || holdingOf(await invoices.ofBooking(invoice.bookingId))?.id !== invoice.id)
      return frozenFile(ports)(invoice);
    return ports.invoiceDocuments.render(paid, { payUrl: null, credited: null, payments });
  };

export const NO_INVOICE = 'Invoice not found';

/**
 * A booking's invoice, for its owner, its partner's secret key, or an administrator; issued now if it was not yet. Of a booking that is gone an
 * administrator gets the last document.
 * @throws Refusal 'unauthenticated' (no session), 'forbidden' (another key), 'not-found' (not there or not yours)
 */
export const invoicePdf =
  (ports: FileNeeds) =>
  async (asking: Asking, bookingId: number): Promise<Uint8Array> => {
    const { read, hashToken } = ports;
    const { caller } = asking;
    const isAdmin = mayAsStaff(caller, 'invoices:read');
    const booking = await read.bookings.byId(bookingId);
    if (isAdmin && !booking) {
      const documents = await read.invoices.ofBooking(bookingId);
      const last = holdingOf(documents) ?? documents.at(-1);
      if (!last) throw bookingNotFound();
      return fileOfInvoice(ports)(last);
    }
    if (!isAdmin) {
      assertIdentified(asking);
      await assertPlanner(read.bookings, hashToken, asking, booking, 'bookings:read');
    }
    // What is cancelled and costs nothing has its credit note.
    const invoice =
      (await issueInvoice(ports)(bookingId)) ?? (await read.invoices.ofBooking(bookingId)).at(-1);
    if (!invoice) throw bookingNotFound();
    return fileOfInvoice(ports)(invoice);
  };

/** Invoices and credit notes of all bookings, those that are gone included. @throws Refusal 'unauthenticated', 'forbidden' */
export const listInvoices =
  ({ read, now }: Pick<InvoicingPorts, 'read' | 'now'>) =>
  async (
    caller: Caller,
    page: { readonly limit: number; readonly before: number | null },
  ): Promise<Omit<InvoicePage, 'invoices'> & { readonly invoices: readonly StandingDocument[] }> => {
    requireAdmin(caller);
    const { invoices, ...rest } = await read.invoices.page(page);
    const ids = [...new Set(invoices.map(({ bookingId }) => bookingId))];
    const [all, entries] = await Promise.all([read.invoices.ofBookings(ids), read.ledger.ofBookings(ids)]);
    return { ...rest, invoices: standingAmong(invoices, { all, entries, now: now() }) };
  };

/** @throws Refusal 'unauthenticated', 'forbidden', 'not-found' */
export const documentPdf =
  (ports: FileNeeds) =>
  async (caller: Caller, invoiceId: number): Promise<{ number: string; file: Uint8Array }> => {
    requireAdmin(caller);
    const invoice = await ports.read.invoices.byId(invoiceId);
    if (!invoice) throw new Refusal('not-found', NO_INVOICE);
    return { number: invoice.number, file: await fileOfInvoice(ports)(invoice) };
  };
