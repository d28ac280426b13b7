import { pendingChange } from '../../../bookings/changes/steps/pending-change.ts';
import type { JobPayloads } from '../../../kernel/jobs.ts';
import { changePaymentWords } from '../change-payment-words.ts';
import type { NoticePorts } from '../ports.ts';
import { freshBookingLink } from '../steps/link-and-invite.ts';
import { mailName, sendBookingMail, wasSent } from '../steps/send-booking-mail.ts';

/**
 * Mails the link that pays for a change. No mail is sent for a change that was made or has lapsed meanwhile.
 * @throws the mailer's error; the job is retried
 */
export const mailChangePayment =
  (
    ports: Pick<
      NoticePorts,
      'read' | 'unitOfWork' | 'mailer' | 'profile' | 'now' | 'newToken' | 'hashToken' | 'mailLook'
    >,
  ) =>
  async ({ bookingId, changeId, again }: JobPayloads['mail-change-payment']): Promise<void> => {
    const { read, unitOfWork, now, newToken, hashToken, profile } = ports;
    const booking = await read.bookings.byId(bookingId);
    const change = booking && (await pendingChange(read, booking, now()));
    const name = mailName(`change-payment-${changeId}`, again);
    if (!booking || change?.id !== changeId || (await wasSent(ports, booking, name))) return;
    const token = newToken();
    await unitOfWork(async ({ bookings, payLinks }) => {
      // Where the customer's address was corrected meanwhile, this mail goes to the former one: its link must pay nothing.
      const current = await bookings.lock(bookingId);
      if (current?.customer.email === booking.customer.email)
        await payLinks.add(bookingId, hashToken(token), now());
    });
    const links = {
      pay: `${profile.publicUrl}/pay/${token}`,
      booking: await freshBookingLink(ports, booking),
    };
    await sendBookingMail(ports, booking, {
      kind: 'change-payment',
      name,
      words: changePaymentWords(booking, change, profile, links),
    });
  };
