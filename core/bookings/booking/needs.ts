import { peopleWords as counted } from '../../buying/cart/people.ts';
import type { Session } from '../../calendar/scheduling/session.ts';

/** `1 person`, `45 people`; null where the headcount is unknown. */
export const peopleWords = (headcount: number | null): string | null =>
  headcount === null ? null : counted(headcount);

/**
 * The special requests for a session in the guests' own words: those made with its times, and those for all sessions when it was booked.
 * Whoever acts on the session is told them.
 */
export const requestsOf = (
  { guestNotes }: Pick<Session, 'guestNotes'>,
  specialRequests: string | null,
): readonly string[] => [...new Set([guestNotes, specialRequests])].flatMap((each) => each || []);
