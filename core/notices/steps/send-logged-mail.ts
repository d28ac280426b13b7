import type { MailAddress, MailAttachment, MailWords } from '../../mail.ts';
import type { Ports } from '../../ports.ts';

/** A mail that concerns a booking, whoever reads it. */
export interface LoggedMail {
  /** In whose send log it is written. */
  readonly bookingId: number;
  /** Which mail, for the send log. */
  readonly kind: string;
  /** Attempts under one id are one mail. */
  readonly messageId: string;
  readonly to: MailAddress;
  readonly words: MailWords;
  readonly attachments?: readonly MailAttachment[];
  /** How long the mail server may take; null leaves that to the mailer. */
  readonly withinMs?: number | null;
}

const LONGEST = 300;

const saying = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').slice(0, LONGEST);

/** Whether a mail has reached the mail server already. */
export const isLogged = async (
  { read }: Pick<Ports, 'read'>,
  bookingId: number,
  messageId: string,
): Promise<boolean> =>
  (await read.bookingMails.of(bookingId)).some(
    (mail) => mail.messageId === messageId && mail.state === 'sent',
  );

/**
 * Sends a mail, and records the attempt in its booking's send log, also when it fails.
 * @throws the mailer's error; a job is retried
 */
export const sendLogged = async (
  {
    unitOfWork,
    mailer,
    mailLook,
    profile,
    now,
  }: Pick<Ports, 'unitOfWork' | 'mailer' | 'mailLook' | 'profile' | 'now'>,
  { bookingId, kind, messageId, to, words, attachments = [], withinMs = null }: LoggedMail,
): Promise<void> => {
  const record = (error: string | null) =>
    unitOfWork(({ bookingMails }) => bookingMails.record({ bookingId, kind, messageId, error, at: now() }));
  try {
    const mail = { messageId, to, subject: words.subject, ...mailLook(words, profile), attachments };
    await mailer.send(mail, withinMs);
  } catch (error) {
    await record(saying(error));
    throw error;
  }
  await record(null);
};
