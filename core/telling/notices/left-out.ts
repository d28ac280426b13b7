import { type Booking, sessionsOf } from '../../bookings/booking/booking.ts';
import { startOf } from '../../bookings/booking/calendar-invite.ts';
import { takesPlace } from '../../calendar/scheduling/session-states.ts';
import type { MailWords } from '../../kernel/mail.ts';
import { sessionName } from './session-mails.ts';

/** Number of sessions that are named; the others are only counted. */
const NAMED = 10;

/**
 * Which sessions a calendar invite leaves out, as a sentence; null where it contains all of them, and where no time was entered yet, so
 * that none is expected.
 */
export const leftOutWords = (booking: Booking): string | null => {
  const coming = sessionsOf(booking).filter(takesPlace);
  const out = coming.filter((session) => startOf(session) === null);
  const isExpected = coming.some(
    (session) => startOf(session) || session.preferences.some(({ time }) => time),
  );
  if (out.length === 0 || !isExpected) return null;
  const names = [...new Set(out.map((session) => sessionName({ booking, session })))];
  const more = names.length > NAMED ? `; and ${names.length - NAMED} more` : '';
  return `Not in your calendar yet, because a date, a time or its time zone is missing or cannot be read: ${names.slice(0, NAMED).join('; ')}${more}.`;
};

/** The texts of a mail with an invite, with a note about what the invite leaves out. */
export const withLeftOut = (words: MailWords, booking: Booking): MailWords => {
  const leftOut = leftOutWords(booking);
  return leftOut === null || words.notes.includes(leftOut)
    ? words
    : { ...words, notes: [leftOut, ...words.notes] };
};
