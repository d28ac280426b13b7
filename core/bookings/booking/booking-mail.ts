/** failed: the last attempt failed; the job tries again · kept-back: nobody can receive it, and nothing is tried again */
export const MAIL_STATES = ['sent', 'failed', 'kept-back'] as const;
export type MailState = (typeof MAIL_STATES)[number];

const STATES: Readonly<Record<MailState, { readonly hasLeft: boolean; readonly isTriedAgain: boolean }>> = {
  sent: { hasLeft: true, isTriedAgain: false },
  failed: { hasLeft: false, isTriedAgain: true },
  'kept-back': { hasLeft: false, isTriedAgain: false },
};

interface Stated {
  readonly state: MailState;
}

/** Whether a mail server has taken it. */
export const hasLeft = ({ state }: Stated): boolean => STATES[state].hasLeft;
/** Whether the job tries again to send it. */
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
  /** The address that the last attempt went to; null of mails that were written down before addresses were. */
  readonly recipient: string | null;
}

/** What a mail said when it was last sent, without its private links (decision 232). */
export interface MailAsSent {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
}

/** Whoever is about to send a mail has it until an instant; who dies before that loses it then. */
export interface MailClaim extends Pick<BookingMail, 'bookingId' | 'messageId'> {
  readonly now: Date;
  readonly until: Date;
}

/** An attempt to send; `error` is null when it succeeded. */
export interface MailAttempt extends Pick<BookingMail, 'bookingId' | 'kind' | 'messageId' | 'error' | 'at'> {
  readonly isKeptBack?: boolean;
  /** What it said; left out, what is known of it stays. */
  readonly asSent?: MailAsSent;
}

export const mailStateAfter = ({
  error,
  isKeptBack,
}: Pick<MailAttempt, 'error' | 'isKeptBack'>): MailState => {
  if (error === null) return 'sent';
  return isKeptBack ? 'kept-back' : 'failed';
};
