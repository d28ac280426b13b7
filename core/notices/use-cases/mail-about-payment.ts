import type { Booking } from '../../booking/booking.ts';
import { hostOf } from '../../host.ts';
import type { JobPayloads } from '../../jobs.ts';
import type { MailWords } from '../../mail.ts';
import { type Cents, ZERO } from '../../money.ts';
import { attentionWords, paidTwiceWords, paymentReceivedWords, refundWords } from '../../payment/mails.ts';
import type { Ports } from '../../ports.ts';
import { openOf } from '../../settlement/use-cases/pay-page.ts';
import { mailName, sendBookingMail, wasSent } from '../steps/send-booking-mail.ts';

type Needs = Pick<Ports, 'read' | 'unitOfWork' | 'mailer' | 'mailLook' | 'profile' | 'now'>;

/** Mails the customer, unless the send log says that a mail of this name was sent. */
const tellCustomer = async (
  ports: Needs,
  booking: Booking,
  kind: string,
  name: string,
  words: MailWords,
): Promise<void> => {
  if (!(await wasSent(ports, booking, name))) await sendBookingMail(ports, booking, { kind, name, words });
};

const about = ({ reference, customer }: Booking, amount: Cents) => ({
  reference,
  firstName: customer.firstName,
  amount,
});

/** Tells the customer of a refund. A deleted booking gets no mail. @throws the mailer's error */
export const mailRefund =
  (ports: Needs) =>
  async ({ key, again }: JobPayloads['mail-refund']): Promise<void> => {
    const { read, profile } = ports;
    const entry = await read.ledger.byKey(key);
    const booking = entry?.bookingId ? await read.bookings.byId(entry.bookingId) : null;
    if (!entry || !booking || entry.status === 'failed') return;
    await tellCustomer(
      ports,
      booking,
      'refund',
      mailName(`refund-${entry.id}`, again),
      refundWords(about(booking, entry.amount), profile),
    );
  };

/** Tells the customer that a payment of their balance has arrived. @throws the mailer's error */
export const mailPaymentReceived =
  (ports: Needs) =>
  async ({ intentId, again }: JobPayloads['mail-payment-received']): Promise<void> => {
    const { read, profile } = ports;
    const charge = (await read.ledger.ofIntent(intentId)).find(({ kind }) => kind === 'charge');
    const booking = charge?.bookingId ? await read.bookings.byId(charge.bookingId) : null;
    if (!charge || !booking) return;
    const open = await openOf(read, booking);
    const words = paymentReceivedWords({ ...about(booking, charge.amount), open: open ?? ZERO }, profile);
    await tellCustomer(ports, booking, 'payment', mailName(`payment-${charge.id}`, again), words);
  };

/** Mails the shop about a payment that waits for review, unless it has been reviewed. @throws the mailer's error */
export const mailAttention =
  ({ read, mailer, mailLook, profile }: Needs) =>
  async ({ intentId }: { readonly intentId: string }): Promise<void> => {
    const attention = await read.attention.byId(intentId);
    if (!attention) return;
    const dashboard = `${profile.publicUrl}/admin?tab=bookings&attention=open`;
    const bookingId = (await read.intents.byId(intentId))?.bookingId;
    const booking = bookingId ? await read.bookings.byId(bookingId) : null;
    const words =
      attention.reason === 'paid-twice' && booking
        ? paidTwiceWords(attention, booking.reference, dashboard)
        : attentionWords(attention, dashboard);
    await mailer.send({
      messageId: `attention-${intentId}@${hostOf(profile.publicUrl)}`,
      to: { name: profile.name, address: profile.mail },
      subject: words.subject,
      ...mailLook(words, profile),
      attachments: [],
    });
  };
