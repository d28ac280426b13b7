import { Refusal } from '../../../kernel/refusal.ts';
import { mayAsStaff } from '../../../people/caller.ts';
import { type Asking, assertIdentified } from '../../booking/steps/assert-owner.ts';
import { assertPlanner } from '../../booking/steps/assert-planner.ts';
import { withPayments } from '../document-state.ts';
import type { Invoice } from '../invoice.ts';
import { joinedInvoices } from '../invoice-set.ts';
import { paymentsShown } from '../payments-shown.ts';
import type { InvoicingPorts } from '../ports.ts';
import { issueInvoice } from '../steps/issue-invoice.ts';
import type { FileNeeds } from './invoice-file.ts';

export const NOTHING_RECEIVED = 'There is no receipt: nothing has been paid for this booking yet.';

/**
 * The valid invoice of a booking, together with the one of its fees, drawn as a receipt of everything that was paid for it; null before
 * anything was paid.
 */
export const receiptOfInvoice =
  ({ read, invoiceDocuments }: Pick<InvoicingPorts, 'read' | 'invoiceDocuments'>) =>
  async (invoice: Invoice): Promise<Uint8Array | null> => {
    const entries = await read.ledger.ofBooking(invoice.bookingId);
    if (paymentsShown(entries).length === 0) return null;
    const all = joinedInvoices(await read.invoices.ofBooking(invoice.bookingId));
    const paid = withPayments(all.find(({ id }) => id === invoice.id) ?? invoice, entries);
    return invoiceDocuments.render(paid.invoice, {
      payUrl: null,
      credited: null,
      payments: paid.payments,
      isReceipt: true,
    });
  };

/**
 * A receipt of everything that has been paid for a booking, as of now, for its owner, its partner's secret key, or staff who may read
 * invoices. It has the content of the booking's invoice, which is issued now if there is none yet.
 * @throws Refusal 'unauthenticated' (no session), 'forbidden' (another key), 'not-found' (not there, not yours, or nothing has been paid)
 */
export const receiptPdf =
  (ports: FileNeeds) =>
  async (asking: Asking, bookingId: number): Promise<{ invoice: Invoice; file: Uint8Array }> => {
    const { read, hashToken } = ports;
    const booking = await read.bookings.byId(bookingId);
    if (!mayAsStaff(asking.caller, 'invoices:read')) {
      assertIdentified(asking);
      await assertPlanner(read.bookings, hashToken, asking, booking, 'bookings:read');
    }
    const nothing = () => new Refusal('not-found', NOTHING_RECEIVED);
    if (!booking || paymentsShown(await read.ledger.ofBooking(bookingId)).length === 0) throw nothing();
    const invoice = await issueInvoice(ports)(bookingId);
    const file = invoice && (await receiptOfInvoice(ports)(invoice));
    if (!invoice || !file) throw nothing();
    return { invoice, file };
  };
