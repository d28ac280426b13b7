import { type Booking, bookingUrl, sessionsOf } from '../../../bookings/booking/booking.ts';
import { hasAccepted } from '../../../calendar/staffing/assignment-states.ts';
import { isPaymentDue, paymentStanding } from '../../../money/payment/payment-status.ts';
import { bookingReceivedWords } from '../mails.ts';
import type { NoticePorts } from '../ports.ts';
import { sessionName } from '../session-mails.ts';
import { bookingInvite } from '../steps/link-and-invite.ts';
import { mailName, sendBookingMail, wasSent } from '../steps/send-booking-mail.ts';

const MOST_NAMED = 5;

/** The hosts of sessions that have one already, in words. */
const leadersInWords = async (
  { assignments, hosts }: Pick<NoticePorts['read'], 'assignments' | 'hosts'>,
  booking: Booking,
): Promise<readonly string[]> => {
  const led = (await assignments.ofBookings([booking.id])).filter(hasAccepted);
  if (led.length === 0) return [];
  const names = new Map((await hosts.names()).map(({ id, name }) => [id, name]));
  return sessionsOf(booking)
    .flatMap((session) => {
      const own = led.find(({ line, unit }) => line === session.line && unit === session.unit);
      const name = own && names.get(own.hostId);
      return name ? [`${sessionName({ booking, session })}. Your host: ${name}`] : [];
    })
    .slice(0, MOST_NAMED);
};

const KIND = 'booking-received';

/**
 * Mails the customer what they booked, with an invite for the units that have a full date and time, and a link that pays what is open. The
 * links have new tokens; only their hashes are stored. For a booking that was deleted meanwhile no mail is sent.
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
    // A customer who pays later gets the pay link with the invoice, and not in this mail.
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
      words: bookingReceivedWords(
        booking,
        profile,
        url,
        { payUrl, paysByCard },
        await leadersInWords(read, booking),
      ),
      attachments: bookingInvite(ports, booking),
    });
  };
