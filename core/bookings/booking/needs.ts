import { peopleWords as counted } from '../../buying/cart/people.ts';
import type { Session } from '../../calendar/scheduling/session.ts';

/** `1 person`, `45 people`; null where nobody has said. */
export const peopleWords = (headcount: number | null): string | null =>
  headcount === null ? null : counted(headcount);

/**
 * What the guests of a session ask for, in their own words: with its times, and for all sessions when it was booked. Whoever acts on the
 * session is told.
 */
export const requestsOf = (
  { guestNotes }: Pick<Session, 'guestNotes'>,
  specialRequests: string | null,
): readonly string[] => [...new Set([guestNotes, specialRequests])].flatMap((each) => each || []);
