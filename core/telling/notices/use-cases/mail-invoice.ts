import type { Booking } from '../../../bookings/booking/booking.ts';
import { INVOICE_NOT_SENT } from '../../../bookings/booking/words.ts';
import { withPayments } from '../../../bookings/invoicing/document-state.ts';
import { documentFileName, type Invoice, validInvoicesOf } from '../../../bookings/invoicing/invoice.ts';
import { mergedValidInvoice } from '../../../bookings/invoicing/invoice-set.ts';
import { issueInvoice } from '../../../bookings/invoicing/steps/issue-invoice.ts';
import { fileOfInvoice } from '../../../bookings/invoicing/use-cases/invoice-file.ts';
import { payLinkForPlacer } from '../../../bookings/settlement/use-cases/pay-link-for-placer.ts';
import { bookingNotFound, lockBooking } from '../../../kernel/find-booking.ts';
import { mailRefusal } from '../../../kernel/mail.ts';
import { asAdmin } from '../../../people/as-admin.ts';
import type { Caller } from '../../../people/caller.ts';
import { invoiceWords } from '../mails.ts';
import type { NoticePorts } from '../ports.ts';
import { receiptAttachments } from '../steps/receipt-attachments.ts';
import { type BookingMailing, mailName, sendBookingMail, wasSent } from '../steps/send-booking-mail.ts';

type Needs = Pick<
  NoticePorts,
  | 'read'
  | 'unitOfWork'
  | 'invoiceDocuments'
  | 'mailer'
  | 'mailLook'
  | 'profile'
  | 'now'
  | 'newToken'
  | 'hashToken'
>;

const attached = async (ports: Needs, invoice: Invoice) => ({
  filename: documentFileName(invoice),
  contentType: 'application/pdf',
  content: await fileOfInvoice(ports)(invoice),
});

const mailing = async (
  ports: Needs,
  booking: Booking,
  invoice: Invoice,
  name: string,
): Promise<BookingMailing> => {
  const documents = await ports.read.invoices.ofBooking(booking.id);
  const valid = validInvoicesOf(documents);
  const fees = valid.find(({ figures }) => figures.part === 'fees') ?? null;
  const whole = (valid.length > 1 && mergedValidInvoice(documents)) || invoice;
  const now = withPayments(whole, await ports.read.ledger.ofBooking(booking.id)).invoice;
  const receipt = now.figures.due > 0 ? [] : await receiptAttachments(ports)(invoice);
  return {
    kind: 'invoice',
    name,
    isShared: true,
    words: invoiceWords({ ...now, number: invoice.number }, booking.customer.firstName, ports.profile, {
      payUrl: now.figures.due > 0 ? await payLinkForPlacer(ports)(booking) : null,
      hasReceipt: receipt.length > 0,
      fees: fees?.number ?? null,
    }),
    attachments: [await attached(ports, invoice), ...(fees ? [await attached(ports, fees)] : []), ...receipt],
  };
};

const nameOf = ({ number }: Invoice): string => `invoice-${number}`;

/**
 * Issues a booking's invoice and mails it to the customer, once each. Nothing is done for a booking that was deleted meanwhile.
 * @throws the mailer's error; the job is retried
 */
export const mailInvoice =
  (ports: Needs) =>
  async (bookingId: number, again?: string): Promise<void> => {
    const invoice = await issueInvoice(ports)(bookingId);
    const booking = invoice && (await ports.read.bookings.byId(bookingId));
    const name = invoice && mailName(nameOf(invoice), again);
    if (!booking || !name || (await wasSent(ports, booking, name))) return;
    await sendBookingMail(ports, booking, await mailing(ports, booking, invoice, name));
  };

/** Length of the random text that distinguishes one mail of an invoice from another. */
const RANDOM = 8;

/**
 * Sends the invoice again, at once. Every attempt is in the send log.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found', 'conflict' (nobody can receive it), 'provider' (the mail
 *   server did not take it, or not in time)
 */
export const resendInvoice =
  (ports: Needs) =>
  async (caller: Caller, bookingId: number): Promise<void> => {
    await asAdmin(ports, caller, async ({ store: { bookings }, note }) => {
      const booking = await lockBooking(bookings, bookingId);
      await note('booking.invoice-resent', 'booking', bookingId, { reference: booking.reference });
    });
    const invoice = await issueInvoice(ports)(bookingId);
    const booking = invoice && (await ports.read.bookings.byId(bookingId));
    if (!booking) throw bookingNotFound();
    const name = `${nameOf(invoice)}-${ports.newToken().slice(0, RANDOM)}`;
    const mail = await mailing(ports, booking, invoice, name);
    try {
      await sendBookingMail(ports, booking, { ...mail, withinMs: ports.profile.mailPatienceMs });
    } catch (error) {
      throw mailRefusal(error, INVOICE_NOT_SENT);
    }
  };
