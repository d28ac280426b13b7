import { bookingNotFound } from '../../../kernel/find-booking.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { mayAsStaff } from '../../../people/caller.ts';
import { type Asking, assertIdentified } from '../../booking/steps/assert-owner.ts';
import { assertPlanner } from '../../booking/steps/assert-planner.ts';
import { type StandingDocument, standingDocuments } from '../document-state.ts';
import type { DocumentFormat } from '../e-invoice.ts';
import type { InvoicingPorts } from '../ports.ts';
import { presentDocuments } from '../steps/present-documents.ts';
import { type FileNeeds, fileOfInvoice, NO_INVOICE } from './invoice-file.ts';

type DocumentNeeds = Pick<InvoicingPorts, 'read' | 'unitOfWork' | 'profile' | 'hashToken' | 'now'>;

/** Every document of a booking, for its owner, its partner's secret key, or staff who may read invoices. */
const documentsFor = async (
  ports: DocumentNeeds,
  asking: Asking,
  bookingId: number,
): Promise<readonly StandingDocument[]> => {
  const { read, hashToken, now } = ports;
  const { caller } = asking;
  const isStaff = mayAsStaff(caller, 'invoices:read');
  if (!isStaff) {
    assertIdentified(asking);
    const { bookings } = read;
    await assertPlanner(bookings, hashToken, asking, await bookings.byId(bookingId), 'bookings:read');
  }
  const documents = await presentDocuments(ports, bookingId);
  if (isStaff && documents.length === 0 && !(await read.bookings.byId(bookingId))) throw bookingNotFound();
  return standingDocuments(documents, await read.ledger.ofBooking(bookingId), now());
};

/**
 * Invoices and credit notes of a booking, oldest first. A read issues no first invoice, but issues the invoice for which changes are being
 * gathered (decision 238).
 * @throws Refusal 'unauthenticated' (no session), 'forbidden' (another key), 'not-found' (not there or not yours)
 */
export const bookingDocuments =
  (ports: DocumentNeeds) =>
  (asking: Asking, bookingId: number): Promise<readonly StandingDocument[]> =>
    documentsFor(ports, asking, bookingId);

/**
 * One document of a booking as a file.
 * @throws Refusal 'unauthenticated' (no session), 'forbidden' (another key), 'not-found' (not there, not yours, of another booking, or no
 * XML of it)
 */
export const bookingDocumentPdf =
  (ports: FileNeeds) =>
  async (
    asking: Asking,
    bookingId: number,
    invoiceId: number,
    as: DocumentFormat = 'pdf',
  ): Promise<{ number: string; file: Uint8Array }> => {
    const invoice = (await documentsFor(ports, asking, bookingId)).find(({ id }) => id === invoiceId);
    if (!invoice) throw new Refusal('not-found', NO_INVOICE);
    return { number: invoice.number, file: await fileOfInvoice(ports)(invoice, as) };
  };
