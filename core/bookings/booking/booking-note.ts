/** What the staff write down about a booking for each other. No customer, partner or host ever reads it. */
export interface BookingNote {
  readonly id: number;
  readonly bookingId: number;
  readonly text: string;
  /** The author's name at the time of writing. */
  readonly author: string;
  readonly at: Date;
}

export type NewBookingNote = Omit<BookingNote, 'id'>;

/** Maximum length of a note, in characters. */
export const MAX_NOTE_LENGTH = 2000;

/** Maximum number of notes of a booking, and of a customer: together they stay below the maximum size of an answer (decision 223). */
export const MOST_NOTES = 100;
export const TOO_MANY_NOTES = `There are ${MOST_NOTES} notes already. Remove one first.`;
