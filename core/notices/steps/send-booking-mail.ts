import type { Booking } from '../../booking/booking.ts';
import { hostOf } from '../../host.ts';
import type { MailAttachment, MailWords } from '../../mail.ts';
import type { Ports } from '../../ports.ts';

export interface BookingMailing {
  /** Which mail, for the send log. */
  readonly kind: string;
  /** Tells this mail from others of its kind: attempts under one name are one mail. */
  readonly name: string;
  readonly words: MailWords;
  readonly attachments?: readonly MailAttachment[];
  /** How long the mail server may take; null leaves that to the mailer. */
  readonly withinMs?: number | null;
}

type Needs = Pick<Ports, 'read' | 'unitOfWork' | 'mailer' | 'mailLook' | 'profile' | 'now'>;

const messageIdOf = ({ profile }: Pick<Ports, 'profile'>, { reference }: Booking, name: string): string =>
  `${name}-${reference}@${hostOf(profile.publicUrl)}`;

/** Whether a mail has reached the mail server already. */
export const wasSent = async (
  ports: Pick<Ports, 'read' | 'profile'>,
  booking: Booking,
  name: string,
): Promise<boolean> => {
  const messageId = messageIdOf(ports, booking, name);
  const mails = await ports.read.bookingMails.of(booking.id);
  return mails.some((mail) => mail.messageId === messageId && mail.state === 'sent');
};

const LONGEST = 300;

const saying = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').slice(0, LONGEST);

/**
 * Mails a booking's customer, and records the attempt in the send log, also when it fails.
 * @throws the mailer's error; a job is retried
 */
export const sendBookingMail = async (
  ports: Needs,
  booking: Booking,
  { kind, name, words, attachments = [], withinMs = null }: BookingMailing,
): Promise<void> => {
  const { unitOfWork, mailer, mailLook, profile, now } = ports;
  const { id: bookingId, customer } = booking;
  const messageId = messageIdOf(ports, booking, name);
  const record = (error: string | null) =>
    unitOfWork(({ bookingMails }) => bookingMails.record({ bookingId, kind, messageId, error, at: now() }));
  try {
    const mail = {
      messageId,
      to: { name: `${customer.firstName} ${customer.lastName}`, address: customer.email },
      subject: words.subject,
      ...mailLook(words, profile),
      attachments,
    };
    await mailer.send(mail, withinMs);
  } catch (error) {
    await record(saying(error));
    throw error;
  }
  await record(null);
};
