import { bookingUrl } from '../../../bookings/booking/booking.ts';
import { isPaymentDue, paymentStanding } from '../../../money/payment/payment-status.ts';
import { bookingReceivedWords } from '../mails.ts';
import type { NoticePorts } from '../ports.ts';
import { bookingInvite } from '../steps/link-and-invite.ts';
import { mailName, sendBookingMail, wasSent } from '../steps/send-booking-mail.ts';

const KIND = 'booking-received';

/**
 * Mails the customer what they booked, with an invite for the units that have a full date and time, and a link that pays
 * what is open. The mailed links carry fresh tokens; only their hashes are kept. A booking deleted meanwhile gets no mail.
 * @throws the mailer's error; the job is retried
 */
export const mailBookingReceived =
  (
    ports: Pick<
      NoticePorts,
      'read' | 'unitOfWork' | 'mailer' | 'invites' | 'profile' | 'now' | 'newToken' | 'hashToken' | 'mailLook'
    >,
  ) =>
  async (bookingId: number, paysByCard = false, again?: string): Promise<void> => {
    const { read, unitOfWork, profile, now, newToken, hashToken } = ports;
    const booking = await read.bookings.byId(bookingId);
    const name = mailName(KIND, again);
    if (!booking || (await wasSent(ports, booking, name))) return;
    const [token, payToken] = [newToken(), newToken()];
    // Who pays later is sent one link, with the invoice.
    const isOpen = paysByCard && isPaymentDue(paymentStanding(booking));
    await unitOfWork(async ({ bookings, payLinks }) => {
      await bookings.addToken(bookingId, hashToken(token));
      if (isOpen) await payLinks.add(bookingId, hashToken(payToken), now());
    });
    const url = bookingUrl(profile.publicUrl, booking.reference, token);
    const payUrl = isOpen ? `${profile.publicUrl}/pay/${payToken}` : null;
    await sendBookingMail(ports, booking, {
      kind: KIND,
      name,
      words: bookingReceivedWords(booking, profile, url, { payUrl, paysByCard }),
      attachments: bookingInvite(ports, booking),
    });
  };
