import type { Booking } from '../../../bookings/booking/booking.ts';
import { findSession } from '../../../bookings/booking/place.ts';
import { SESSION_NOT_FOUND } from '../../../bookings/booking/words.ts';
import type { SessionKey } from '../../../calendar/scheduling/session.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { DeliveryStore } from '../ports.ts';
import type { SessionPlace } from '../session-place.ts';

export const sessionNotFound = (): Refusal => new Refusal('not-found', SESSION_NOT_FOUND);

/** @throws Refusal 'not-found' when there is no such booking, or no such session of it */
export const placeIn = (booking: Booking | null, key: SessionKey): SessionPlace => {
  const place = booking && findSession(booking, key);
  if (!booking || !place) throw sessionNotFound();
  return { booking, line: place.line, session: place.session };
};

/**
 * A session whose booking is locked until the unit of work ends.
 * @throws Refusal 'not-found'
 */
export const lockPlace = async (
  { bookings }: Pick<DeliveryStore, 'bookings'>,
  key: SessionKey,
): Promise<SessionPlace> => placeIn(await bookings.lock(key.bookingId), key);

export const findPlace = async (
  { bookings }: Pick<DeliveryStore, 'bookings'>,
  key: SessionKey,
): Promise<SessionPlace> => placeIn(await bookings.byId(key.bookingId), key);
