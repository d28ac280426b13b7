import { type Invoice, validInvoicesOf } from '../invoice.ts';
import { matchPresentPrice } from '../invoice-set.ts';
import type { InvoicingPorts } from '../ports.ts';
import { issueInvoice } from './issue-invoice.ts';

/**
 * Every document of a booking, oldest first. Where the valid invoice is out of date because changes are being gathered, the present one is
 * issued first. A booking without any invoice gets none.
 */
export const presentDocuments = async (
  ports: Pick<InvoicingPorts, 'read' | 'unitOfWork' | 'now' | 'profile'>,
  bookingId: number,
): Promise<readonly Invoice[]> => {
  const { invoices, bookings } = ports.read;
  const documents = await invoices.ofBooking(bookingId);
  const valid = validInvoicesOf(documents);
  const booking = valid.length > 0 ? await bookings.byId(bookingId) : null;
  // Payments make no difference between documents, so the ledger is not read.
  if (!booking || matchPresentPrice(valid, booking, ports.profile)) return documents;
  await issueInvoice(ports)(bookingId);
  return invoices.ofBooking(bookingId);
};
