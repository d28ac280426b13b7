import type { Booking } from '../../../bookings/booking/booking.ts';
import { issueInvoice } from '../../../bookings/invoicing/steps/issue-invoice.ts';
import { openOf } from '../../../bookings/settlement/use-cases/pay-page.ts';
import type { JobPayloads } from '../../../kernel/jobs.ts';
import type { MailWords } from '../../../kernel/mail.ts';
import { type MinorUnits, ZERO } from '../../../kernel/money.ts';
import { hostOf } from '../../../kernel/site-host.ts';
import { isTurnedAway } from '../../../money/payment/entry-status.ts';
import type { LedgerEntry } from '../../../money/payment/ledger.ts';
import {
  attentionWords,
  matterWords,
  paidTwiceWords,
  paymentReceivedWords,
  refundWords,
} from '../../../money/payment/mails.ts';
import type { NoticePorts } from '../ports.ts';
import { receiptAttachments } from '../steps/receipt-attachments.ts';
import { mailName, sendBookingMail, wasSent } from '../steps/send-booking-mail.ts';

type Needs = Pick<NoticePorts, 'read' | 'unitOfWork' | 'mailer' | 'mailLook' | 'profile' | 'now'>;
type ReceiptNeeds = Pick<NoticePorts, 'invoiceDocuments'>;

/** Mails the customer, unless a mail with this name was sent already. */
const tellCustomer = async (
  ports: Needs,
  booking: Booking,
  kind: string,
  name: string,
  words: MailWords,
): Promise<void> => {
  if (!(await wasSent(ports, booking, name))) await sendBookingMail(ports, booking, { kind, name, words });
};

const about = ({ reference, customer }: Booking, amount: MinorUnits) => ({
  reference,
  firstName: customer.firstName,
  amount,
});

/**
 * Mails the customer about a refund. For a deleted booking no mail is sent.
 * @throws the mailer's error
 */
export const mailRefund =
  (ports: Needs) =>
  async ({ key, again }: JobPayloads['mail-refund']): Promise<void> => {
    const { read, profile } = ports;
    const entry = await read.ledger.byKey(key);
    const booking = entry?.bookingId ? await read.bookings.byId(entry.bookingId) : null;
    if (!entry || !booking || isTurnedAway(entry)) return;
    await tellCustomer(
      ports,
      booking,
      'refund',
      mailName(`refund-${entry.id}`, again),
      refundWords(about(booking, entry.amount), profile),
    );
  };

type ReceivedJob = JobPayloads['mail-payment-received'];

const entryReceived = async ({ ledger }: Needs['read'], job: ReceivedJob): Promise<LedgerEntry | null> =>
  'key' in job
    ? ledger.byKey(job.key)
    : ((await ledger.ofIntent(job.intentId)).find(({ kind }) => kind === 'charge') ?? null);

/**
 * Mails the customer that a payment for their booking was received, by card or otherwise, with the receipt for everything that was paid.
 * @throws the mailer's error
 */
export const mailPaymentReceived =
  (ports: Needs & ReceiptNeeds) =>
  async (job: ReceivedJob): Promise<void> => {
    const { read, profile } = ports;
    const entry = await entryReceived(read, job);
    const booking = entry?.bookingId ? await read.bookings.byId(entry.bookingId) : null;
    if (!entry || !booking) return;
    const name = mailName(`payment-${entry.id}`, job.again);
    if (await wasSent(ports, booking, name)) return;
    const open = await openOf(read, booking);
    const invoice = await issueInvoice(ports)(booking.id);
    const attachments = invoice ? await receiptAttachments(ports)(invoice) : [];
    const words = paymentReceivedWords(
      { ...about(booking, entry.amount), open: open ?? ZERO, hasReceipt: attachments.length > 0 },
      profile,
    );
    await sendBookingMail(ports, booking, { kind: 'payment', name, words, attachments });
  };

/** The page with the review list. */
const listIn = (publicUrl: string): string => `${publicUrl}/admin?tab=bookings&attention=open`;

const bookingOf = async ({ intents, bookings }: Needs['read'], intentId: string): Promise<Booking | null> => {
  const bookingId = (await intents.byId(intentId))?.bookingId;
  return bookingId ? bookings.byId(bookingId) : null;
};

const tellShop = (
  { mailer, mailLook, profile }: Needs,
  booking: Booking | null,
  name: string,
  words: MailWords,
): Promise<unknown> =>
  mailer.send({
    messageId: `${name}@${hostOf(profile.publicUrl)}`,
    partnerId: booking?.partner?.id ?? null,
    to: { name: profile.name, address: profile.mail },
    subject: words.subject,
    ...mailLook(words, profile),
    attachments: [],
  });

/**
 * Mails the shop about a payment that waits for review, unless it was reviewed already.
 * @throws the mailer's error
 */
export const mailAttention =
  (ports: Needs) =>
  async ({ intentId }: { readonly intentId: string }): Promise<void> => {
    const { read, profile } = ports;
    const attention = await read.attention.byId(intentId);
    if (!attention) return;
    const dashboard = listIn(profile.publicUrl);
    const booking = await bookingOf(read, intentId);
    const words =
      attention.reason === 'paid-twice' && booking
        ? paidTwiceWords(attention, booking.reference, dashboard)
        : attentionWords(attention, dashboard);
    await tellShop(ports, booking, `attention-${intentId}`, words);
  };

/**
 * Mails the shop about a failed refund or a dispute, unless an administrator has dealt with it.
 * @throws the mailer's error
 */
export const mailMatter =
  (ports: Needs) =>
  async ({ matterId }: JobPayloads['mail-matter']): Promise<void> => {
    const { read, profile } = ports;
    const matter = await read.matters.byId(matterId);
    if (!matter) return;
    const booking = await bookingOf(read, matter.intentId);
    const words = matterWords(matter, booking?.reference ?? null, listIn(profile.publicUrl));
    await tellShop(ports, booking, `${matter.reason}-${matterId}`, words);
  };
