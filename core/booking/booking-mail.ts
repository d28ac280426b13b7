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

/** An attempt to send; `error` is null when it succeeded. */
export type MailAttempt = Pick<BookingMail, 'bookingId' | 'kind' | 'messageId' | 'error' | 'at'>;
