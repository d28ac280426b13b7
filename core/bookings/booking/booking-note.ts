/** What the staff write down about a booking for each other. No customer, partner or host ever reads it (delivery T3). */
export interface BookingNote {
  readonly id: number;
  readonly bookingId: number;
  readonly text: string;
  /** Who wrote it, by the name of then. */
  readonly author: string;
  readonly at: Date;
}

export type NewBookingNote = Omit<BookingNote, 'id'>;

/** Most characters of a note. */
export const MAX_NOTE_LENGTH = 2000;

/** Notes of a booking, and of a customer: together they stay below what an answer may have (decision 223). */
export const MOST_NOTES = 100;
export const TOO_MANY_NOTES = `There are ${MOST_NOTES} notes already. Remove one first.`;
