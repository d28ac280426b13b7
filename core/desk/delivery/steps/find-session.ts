import type { Booking } from '../../../bookings/booking/booking.ts';
import { SESSION_NOT_FOUND } from '../../../bookings/booking/words.ts';
import { type SessionKey, toSessionKey } from '../../../calendar/scheduling/session.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { type BoardSession, type BookedSession, bookedSessions } from '../board-session.ts';
import type { DeliveryStore } from '../ports.ts';
import { markAway, withAssignments } from './named-assignments.ts';

/** One session of a booking. @throws Refusal 'not-found' */
export const sessionOfBooking = (
  booking: Booking | null,
  { line, unit }: Pick<SessionKey, 'line' | 'unit'>,
): BookedSession => {
  const found = booking
    ? bookedSessions(booking).find(({ session }) => session.line === line && session.unit === unit)
    : undefined;
  if (!found) throw new Refusal('not-found', SESSION_NOT_FOUND);
  return found;
};

/**
 * The session for an id of the API.
 * @throws Refusal 'not-found'
 */
export const sessionKeyOf = (id: string): SessionKey => {
  const key = toSessionKey(id);
  if (!key) throw new Refusal('not-found', SESSION_NOT_FOUND);
  return key;
};

/**
 * A session whose booking is locked until the unit of work ends.
 * @throws Refusal 'not-found'
 */
export const lockSession = async (
  { bookings }: Pick<DeliveryStore, 'bookings'>,
  key: SessionKey,
): Promise<BookedSession> => sessionOfBooking(await bookings.lock(key.bookingId), key);

/** A session as the desk sees it. @throws Refusal 'not-found' */
export const readBoardSession = async (
  store: Pick<DeliveryStore, 'bookings' | 'assignments' | 'hosts'>,
  key: SessionKey,
): Promise<BoardSession> => {
  const found = sessionOfBooking(await store.bookings.byId(key.bookingId), key);
  const named = await withAssignments(store, [found]);
  const { agreed } = found.session;
  const [session] = agreed ? markAway(named, await store.hosts.absencesAfter(agreed.startsAt)) : named;
  if (!session) throw new Refusal('not-found', SESSION_NOT_FOUND);
  return session;
};
