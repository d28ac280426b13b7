/** failed: the last attempt failed, and the job retries · kept-back: nobody can receive it, and nothing retries */
export const MAIL_STATES = ['sent', 'failed', 'kept-back'] as const;
export type MailState = (typeof MAIL_STATES)[number];

const STATES: Readonly<Record<MailState, { readonly wasAccepted: boolean; readonly isTriedAgain: boolean }>> =
  {
    sent: { wasAccepted: true, isTriedAgain: false },
    failed: { wasAccepted: false, isTriedAgain: true },
    'kept-back': { wasAccepted: false, isTriedAgain: false },
  };

interface Stated {
  readonly state: MailState;
}

/** Whether a mail server has taken it. */
export const wasAccepted = ({ state }: Stated): boolean => STATES[state].wasAccepted;
/** Whether the job retries. */
export const isTriedAgain = ({ state }: Stated): boolean => STATES[state].isTriedAgain;

/** One mail about a booking, as the send log records it. */
export interface BookingMail {
  readonly bookingId: number;
  /** Which mail, such as `booking-received`. */
  readonly kind: string;
  readonly messageId: string;
  readonly state: MailState;
  readonly attempts: number;
  /** The message of the last failure, or why it was kept back; null when the mail was sent. */
  readonly error: string | null;
  /** Time of the last attempt. */
  readonly at: Date;
  /** The address that the last attempt went to; null for mails that were recorded before addresses were. */
  readonly recipient: string | null;
}

/** The text of a mail when it was last sent, without its private links (decision 232). */
export interface MailAsSent {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
}

/** The process that is about to send a mail holds this claim until `until`; if it crashes, the claim expires then. */
export interface MailClaim extends Pick<BookingMail, 'bookingId' | 'messageId'> {
  readonly now: Date;
  readonly until: Date;
}

/** An attempt to send; `error` is null when it succeeded. */
export interface MailAttempt extends Pick<BookingMail, 'bookingId' | 'kind' | 'messageId' | 'error' | 'at'> {
  readonly isKeptBack?: boolean;
  /** The text of the mail; when it is left out, the stored text stays. */
  readonly asSent?: MailAsSent;
}

export const mailStateAfter = ({
  error,
  isKeptBack,
}: Pick<MailAttempt, 'error' | 'isKeptBack'>): MailState => {
  if (error === null) return 'sent';
  return isKeptBack ? 'kept-back' : 'failed';
};
