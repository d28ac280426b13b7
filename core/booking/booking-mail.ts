/** One mail about a booking, as the send log records it. */
export interface BookingMail {
  readonly bookingId: number;
  /** Which mail, such as `booking-received`. */
  readonly kind: string;
  readonly messageId: string;
  /** failed: the last attempt failed; the job tries again. */
  readonly state: 'sent' | 'failed';
  readonly attempts: number;
  /** The message of the last failure; null when the mail was sent. */
  readonly error: string | null;
  /** Time of the last attempt. */
  readonly at: Date;
}

/** Whoever is about to send a mail has it until an instant; who dies before that loses it then. */
export interface MailClaim extends Pick<BookingMail, 'bookingId' | 'messageId'> {
  readonly now: Date;
  readonly until: Date;
}

/** An attempt to send; `error` is null when it succeeded. */
export type MailAttempt = Pick<BookingMail, 'bookingId' | 'kind' | 'messageId' | 'error' | 'at'>;
