import { hostOf } from '../../host.ts';
import type { Mail } from '../../mail.ts';
import type { Ports } from '../../ports.ts';
import { eventsOf, INVITE_TYPE, inviteName } from '../calendar-invite.ts';
import { bookingReceivedWords } from '../mails.ts';

const KIND = 'booking-received';

/**
 * Mails the customer what they booked, with an invite for the units that have a full date and time, and a link that pays
 * what is open. The mailed links carry fresh tokens; only their hashes are kept. A booking deleted meanwhile gets no mail.
 * @throws whatever the mailer throws; the job is retried
 */
export const mailBookingReceived =
  ({
    read,
    unitOfWork,
    mailer,
    invites,
    profile,
    now,
    newToken,
    hashToken,
    mailLook,
  }: Pick<
    Ports,
    'read' | 'unitOfWork' | 'mailer' | 'invites' | 'profile' | 'now' | 'newToken' | 'hashToken' | 'mailLook'
  >) =>
  async (bookingId: number): Promise<void> => {
    const booking = await read.bookings.byId(bookingId);
    const sentBefore =
      booking &&
      (await read.bookingMails.of(bookingId)).some(({ kind, state }) => kind === KIND && state === 'sent');
    if (!booking || sentBefore) return;
    const [token, payToken] = [newToken(), newToken()];
    const isOpen = booking.paymentStatus === 'pending';
    await unitOfWork(async ({ bookings, payLinks }) => {
      await bookings.addToken(bookingId, hashToken(token));
      if (isOpen) await payLinks.add(bookingId, hashToken(payToken), now());
    });
    const { customer, reference } = booking;
    const host = hostOf(profile.publicUrl);
    const url = `${profile.publicUrl}/bookings/${reference}?token=${encodeURIComponent(token)}`;
    const payUrl = isOpen ? `${profile.publicUrl}/pay/${payToken}` : null;
    const words = bookingReceivedWords(booking, profile, url, payUrl);
    const events = eventsOf(booking, host);
    const invite = { filename: inviteName(booking), contentType: INVITE_TYPE };
    const mail: Mail = {
      messageId: `${KIND}-${reference}@${host}`,
      to: { name: `${customer.firstName} ${customer.lastName}`, address: customer.email },
      subject: words.subject,
      ...mailLook(words, profile),
      attachments: events.length > 0 ? [{ ...invite, content: invites.write(events) }] : [],
    };
    await mailer.send(mail);
    await unitOfWork(({ bookingMails }) =>
      bookingMails.record({ bookingId, kind: KIND, messageId: mail.messageId, error: null, at: now() }),
    );
  };
