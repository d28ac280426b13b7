/** One mail about a booking, as the send log records it. */
export interface BookingMail {
  readonly bookingId: number;
  /** Which mail, such as `booking-received`. */
  readonly kind: string;
  readonly messageId: string;
  /** failed: tried in vain, and tried again by its job. */
  readonly state: 'sent' | 'failed';
  readonly attempts: number;
  /** What the last failure said. */
  readonly error: string | null;
  /** Of the last attempt. */
  readonly at: Date;
}

/** An attempt to send; `error` is null when it went well. */
export type MailAttempt = Pick<BookingMail, 'bookingId' | 'kind' | 'messageId' | 'error' | 'at'>;
