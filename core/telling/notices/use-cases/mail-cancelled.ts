import { inviteType, partiesOf } from '../../../bookings/booking/calendar-invite.ts';
import type { CancelledBooking } from '../../../kernel/cancelled-booking.ts';
import { minorUnits } from '../../../kernel/money.ts';
import { hostOf } from '../../../kernel/site-host.ts';
import { bookingCancelledWords } from '../mails.ts';
import type { NoticePorts } from '../ports.ts';

/**
 * Mails a customer that their booking is gone; the attached file removes its sessions from their calendar.
 * @throws the mailer's error; the job is retried
 */
export const mailBookingCancelled =
  ({
    mailer,
    mailLook,
    invites,
    profile,
  }: Pick<NoticePorts, 'mailer' | 'mailLook' | 'invites' | 'profile'>) =>
  async (cancelled: CancelledBooking): Promise<void> => {
    const { reference, partnerId = null, firstName, lastName, email, refunded, sessions } = cancelled;
    const words = bookingCancelledWords(
      { reference, firstName, refunded: minorUnits(refunded), sessions },
      profile,
    );
    const events = sessions.map((session) => ({ ...session, start: new Date(session.start) }));
    const invite = { filename: `${reference}.ics`, contentType: inviteType('CANCEL') };
    const parties = partiesOf(profile, { firstName, lastName, email });
    await mailer.send({
      messageId: `booking-cancelled-${reference}@${hostOf(profile.publicUrl)}`,
      partnerId,
      to: { name: `${firstName} ${lastName}`, address: email },
      subject: words.subject,
      ...mailLook(words, profile),
      attachments:
        events.length > 0 ? [{ ...invite, content: invites.write(events, 'CANCEL', parties) }] : [],
    });
  };
