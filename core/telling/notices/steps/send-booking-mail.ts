import type { Booking } from '../../../bookings/booking/booking.ts';
import { inviteType } from '../../../bookings/booking/calendar-invite.ts';
import type { MailWords } from '../../../kernel/mail.ts';
import { hostOf } from '../../../kernel/site-host.ts';
import { withLeftOut } from '../left-out.ts';
import type { NoticePorts } from '../ports.ts';
import { isLogged, type LoggedMail, sendLogged } from './send-logged-mail.ts';

export interface BookingMailing extends Omit<LoggedMail, 'bookingId' | 'partnerId' | 'messageId' | 'to'> {
  /** Distinguishes this mail from others of its kind: attempts with the same name are one mail. */
  readonly name: string;
}

const messageIdOf = (
  { profile }: Pick<NoticePorts, 'profile'>,
  { reference }: Booking,
  name: string,
): string => `${name}-${reference}@${hostOf(profile.publicUrl)}`;

/** The name of a mail, or of another sending of it. */
export const mailName = (name: string, again: string | undefined): string =>
  again === undefined ? name : `${name}-again-${again}`;

/** Whether the mail server has accepted a mail already. */
export const wasSent = (
  ports: Pick<NoticePorts, 'read' | 'profile'>,
  booking: Booking,
  name: string,
): Promise<boolean> => isLogged(ports, booking.id, messageIdOf(ports, booking, name));

/** Mails about sessions, which are sent for every booking. */
const OF_SESSIONS: readonly string[] = [
  'session-agreed',
  'session-moved',
  'session-cancelled',
  'session-suggested',
  'session-links',
  'reminder',
  'cancellation',
];

/** The mail without prices, and without the link to the page that has them. */
const ofSessionAlone = (words: MailWords): MailWords => ({ ...words, sums: [], action: null });

/**
 * Mails a booking's customer, with a note about what an attached invite leaves out, and records the attempt in the send log, also when it
 * fails.
 * @throws the mailer's error, or Error while another job is sending it; a job is retried
 */
export const sendBookingMail = (
  ports: Pick<NoticePorts, 'unitOfWork' | 'read' | 'mailer' | 'mailLook' | 'profile' | 'now'>,
  booking: Booking,
  { name, ...mailing }: BookingMailing,
): Promise<void> => {
  const { id: bookingId, customer, sessionMailsOnly } = booking;
  if (sessionMailsOnly && !OF_SESSIONS.includes(mailing.kind)) return Promise.resolve();
  const invites = mailing.attachments?.some(({ contentType }) => contentType === inviteType('REQUEST'));
  const whole = invites ? withLeftOut(mailing.words, booking) : mailing.words;
  const words = sessionMailsOnly ? ofSessionAlone(whole) : whole;
  const to = { name: `${customer.firstName} ${customer.lastName}`, address: customer.email };
  return sendLogged(ports, {
    ...mailing,
    words,
    bookingId,
    partnerId: booking.partner?.id ?? null,
    messageId: messageIdOf(ports, booking, name),
    to,
  });
};
