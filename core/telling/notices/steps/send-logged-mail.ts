import { wasAccepted } from '../../../bookings/booking/booking-mail.ts';
import {
  type MailAddress,
  type MailAttachment,
  type MailWords,
  Undeliverable,
} from '../../../kernel/mail.ts';
import { asSent } from '../as-sent.ts';
import type { NoticePorts } from '../ports.ts';

/** A mail about a booking, to any recipient. */
export interface LoggedMail {
  /** The booking in whose send log it is recorded. */
  readonly bookingId: number;
  /** The partner that placed the booking; null where none has. */
  readonly partnerId: number | null;
  /** The kind of mail, for the send log. */
  readonly kind: string;
  /** Attempts with the same id are one mail. */
  readonly messageId: string;
  readonly to: MailAddress;
  readonly words: MailWords;
  readonly attachments?: readonly MailAttachment[];
  /** How long the mail server may take, in milliseconds; null leaves that to the mailer. */
  readonly withinMs?: number | null;
  /** Whether several jobs may send it: it is then claimed first, so that only one of them does. */
  readonly isShared?: boolean;
}

/** How long a claim is held when its process has crashed, in milliseconds. */
const CLAIM_MS = 60_000;

/** Maximum time for the mail server, in milliseconds, so that a claim outlasts the sending. */
const WITHIN_CLAIM_MS = 45_000;

const LONGEST = 300;

const saying = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').slice(0, LONGEST);

/** Whether the mail server has accepted a mail already. */
export const isLogged = async (
  { read }: Pick<NoticePorts, 'read'>,
  bookingId: number,
  messageId: string,
): Promise<boolean> =>
  (await read.bookingMails.of(bookingId)).some((mail) => mail.messageId === messageId && wasAccepted(mail));

/**
 * Claims a mail that several jobs may send: false once it was sent.
 * @throws Error while another job is sending it; the job is retried, because the other one may crash
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
 * Sends a mail, and records the attempt in its booking's send log, also when it fails. Of several jobs for one mail, only one sends it.
 * @throws the mailer's error, or Error while another job is sending it; a job is retried, unless it is `Undeliverable`
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
    await record(saying(error), error instanceof Undeliverable);
    throw error;
  }
  await record(null);
};
