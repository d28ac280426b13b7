/** One mail about a booking, as the send log keeps it. */
export interface BookingMail {
  readonly bookingId: number;
  /** Which mail, such as `booking-received`. */
  readonly kind: string;
  readonly messageId: string;
  readonly sentAt: Date;
}

export type NewBookingMail = BookingMail;
