import { hasLeft } from '../../../bookings/booking/booking-mail.ts';
import { KeptBack, type MailAddress, type MailAttachment, type MailWords } from '../../../kernel/mail.ts';
import { asSent } from '../as-sent.ts';
import type { NoticePorts } from '../ports.ts';

/** A mail that concerns a booking, whoever reads it. */
export interface LoggedMail {
  /** In whose send log it is written. */
  readonly bookingId: number;
  /** Who has placed it; null where no partner has. */
  readonly partnerId: number | null;
  /** Which mail, for the send log. */
  readonly kind: string;
  /** Attempts under one id are one mail. */
  readonly messageId: string;
  readonly to: MailAddress;
  readonly words: MailWords;
  readonly attachments?: readonly MailAttachment[];
  /** How long the mail server may take; null leaves that to the mailer. */
  readonly withinMs?: number | null;
  /** Several jobs may send it: it is claimed before, so that one of them does. */
  readonly isShared?: boolean;
}

/** How long a mail stays claimed by a process that has died. */
const CLAIM_MS = 60_000;

/** What a mail server may take at most, so that a claim outlasts its sending. */
const WITHIN_CLAIM_MS = 45_000;

const LONGEST = 300;

const saying = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').slice(0, LONGEST);

/** Whether a mail has reached the mail server already. */
export const isLogged = async (
  { read }: Pick<NoticePorts, 'read'>,
  bookingId: number,
  messageId: string,
): Promise<boolean> =>
  (await read.bookingMails.of(bookingId)).some((mail) => mail.messageId === messageId && hasLeft(mail));

/**
 * Claims a mail that several jobs may send: false once it was sent.
 * @throws Error while another job is sending it; the job is retried, because that one may die
 */
const isClaimed = async (
  { unitOfWork, read, now }: Pick<NoticePorts, 'unitOfWork' | 'read' | 'now'>,
  { bookingId, messageId }: LoggedMail,
): Promise<boolean> => {
  const claim = { bookingId, messageId, now: now(), until: new Date(now().getTime() + CLAIM_MS) };
  if (await unitOfWork(({ bookingMails }) => bookingMails.claim(claim))) return true;
  if (await isLogged({ read }, bookingId, messageId)) return false;
  throw new Error(`Another job is sending ${messageId}`);
};

/**
 * Sends a mail, and records the attempt in its booking's send log, also when it fails. One that several jobs may send is sent by one
 * of them.
 * @throws the mailer's error, or Error while another job is sending it; a job is retried, unless it is `KeptBack`
 */
export const sendLogged = async (
  ports: Pick<NoticePorts, 'unitOfWork' | 'read' | 'mailer' | 'mailLook' | 'profile' | 'now'>,
  logged: LoggedMail,
): Promise<void> => {
  const { unitOfWork, mailer, mailLook, profile, now } = ports;
  const {
    bookingId,
    partnerId,
    kind,
    messageId,
    to,
    words,
    attachments = [],
    withinMs = null,
    isShared,
  } = logged;
  if (isShared && !(await isClaimed(ports, logged))) return;
  const look = mailLook(words, profile);
  const mail = { messageId, partnerId, to, subject: words.subject, ...look, attachments };
  const record = (error: string | null, isKeptBack = false) =>
    unitOfWork(({ bookingMails }) =>
      bookingMails.record({
        ...{ bookingId, kind, messageId, error, isKeptBack, at: now() },
        asSent: asSent(mail, profile.publicUrl),
      }),
    );
  try {
    await mailer.send(mail, withinMs ?? (isShared ? WITHIN_CLAIM_MS : null));
  } catch (error) {
    await record(saying(error), error instanceof KeptBack);
    throw error;
  }
  await record(null);
};
