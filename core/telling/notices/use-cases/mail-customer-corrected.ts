import type { JobPayloads } from '../../../kernel/jobs.ts';
import { isPaymentDue, paymentStanding } from '../../../money/payment/payment-status.ts';
import { customerCorrectedWords } from '../mails.ts';
import type { NoticePorts } from '../ports.ts';
import { bookingInvite, freshBookingLink } from '../steps/link-and-invite.ts';
import { mailName, sendBookingMail, wasSent } from '../steps/send-booking-mail.ts';

/**
 * Mails a booking to its corrected address, with new links. If the address was corrected again since, the job of that correction sends the
 * mail.
 * @throws the mailer's error; the job is retried
 */
export const mailCustomerCorrected =
  (
    ports: Pick<
      NoticePorts,
      'read' | 'unitOfWork' | 'mailer' | 'invites' | 'profile' | 'now' | 'newToken' | 'hashToken' | 'mailLook'
    >,
  ) =>
  async ({ bookingId, version, again }: JobPayloads['mail-customer-corrected']): Promise<void> => {
    const { read, unitOfWork, profile, now, newToken, hashToken } = ports;
    const booking = await read.bookings.byId(bookingId);
    const name = mailName(`customer-corrected-${version}`, again);
    if (!booking || (await wasSent(ports, booking, name))) return;
    const isOpen = isPaymentDue(paymentStanding(booking));
    const payToken = newToken();
    if (isOpen)
      await unitOfWork(async ({ bookings, payLinks }) => {
        if (await bookings.lock(bookingId)) await payLinks.add(bookingId, hashToken(payToken), now());
      });
    await sendBookingMail(ports, booking, {
      kind: 'customer-corrected',
      name,
      words: customerCorrectedWords(
        booking,
        profile,
        await freshBookingLink(ports, booking),
        isOpen ? `${profile.publicUrl}/pay/${payToken}` : null,
      ),
      attachments: bookingInvite(ports, booking),
    });
  };
