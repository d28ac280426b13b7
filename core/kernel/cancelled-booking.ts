/** A session that is removed from a calendar; instants are texts, because this is stored in a queue. */
export interface CancelledSession {
  readonly uid: string;
  readonly sequence: number;
  readonly start: string;
  /** Duration in minutes. */
  readonly duration: number;
  readonly summary: string;
  readonly description: string;
  readonly certain: boolean;
}

/** What the desk is told about a booking that a customer has deleted: nothing else is left of it. */
export interface DeletedBooking {
  readonly reference: string;
  /** The partner that placed it; missing in jobs of an earlier release. */
  readonly partnerId?: number | null;
  /** The customer's name. */
  readonly name: string;
  readonly companyName: string | null;
  /** What was booked, one entry per line. */
  readonly lines: readonly { readonly title: string; readonly sessions: number }[];
  /** In cents. */
  readonly total: number;
  /** In cents; 0 when nothing had been paid by card. */
  readonly refunded: number;
}

/** What a customer is told about a booking that is gone. */
export interface CancelledBooking {
  readonly reference: string;
  /** The partner that placed it; missing in jobs of an earlier release. */
  readonly partnerId?: number | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** In cents; 0 when nothing had been paid by card. */
  readonly refunded: number;
  readonly sessions: readonly CancelledSession[];
}
