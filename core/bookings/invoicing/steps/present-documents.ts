import { ZERO } from '../../../kernel/money.ts';
import { asksTheSame, figuresOf, holdingOf, type Invoice } from '../invoice.ts';
import type { InvoicingPorts } from '../ports.ts';
import { issueInvoice } from './issue-invoice.ts';

/**
 * Every document of a booking, oldest first. Where the invoice that holds asks something else than the booking, because changes are being
 * gathered, the present one is issued first. A booking without any invoice gets none.
 */
export const presentDocuments = async (
  ports: Pick<InvoicingPorts, 'read' | 'unitOfWork' | 'now' | 'profile'>,
  bookingId: number,
): Promise<readonly Invoice[]> => {
  const { invoices, bookings } = ports.read;
  const documents = await invoices.ofBooking(bookingId);
  const holding = holdingOf(documents);
  const booking = holding && (await bookings.byId(bookingId));
  // What is paid is no difference between documents, so this look needs no ledger.
  if (!booking || asksTheSame(holding.figures, figuresOf(booking, ZERO, ports.profile))) return documents;
  await issueInvoice(ports)(bookingId);
  return invoices.ofBooking(bookingId);
};
