/** A session to be taken out of a calendar; instants as text, because this waits in a queue. */
export interface CancelledSession {
  readonly uid: string;
  readonly sequence: number;
  readonly start: string;
  /** In minutes. */
  readonly duration: number;
  readonly summary: string;
  readonly description: string;
  readonly certain: boolean;
}

/** What is needed to tell the desk that a customer has deleted a booking: nothing else is left of it. */
export interface DeletedBooking {
  readonly reference: string;
  /** Who has placed it; jobs of an earlier release do not say. */
  readonly partnerId?: number | null;
  /** Of the customer. */
  readonly name: string;
  readonly companyName: string | null;
  /** What was booked, a line each. */
  readonly lines: readonly { readonly title: string; readonly sessions: number }[];
  /** In cents. */
  readonly total: number;
  /** In cents; 0 when nothing had been paid by card. */
  readonly refunded: number;
}

/** What is needed to tell a customer that their booking is gone. */
export interface CancelledBooking {
  readonly reference: string;
  /** Who has placed it; jobs of an earlier release do not say. */
  readonly partnerId?: number | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** In cents; 0 when nothing had been paid by card. */
  readonly refunded: number;
  readonly sessions: readonly CancelledSession[];
}
