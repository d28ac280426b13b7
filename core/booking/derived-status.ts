import { isAlive } from '../scheduling/session.ts';
import { type Booking, sessionsOf, sessionsWithoutTime } from './booking.ts';

/*
 * What a booking's sessions say of the booking (delivery S2, decision 141). The only place where `confirmed` and `deliveryStatus` follow from them.
 */

/** Confirmed once every session that takes place has an agreed time. What an administrator has confirmed stays so. */
export const followedState = (booking: Pick<Booking, 'lines' | 'state'>): Booking['state'] => {
  const living = sessionsOf(booking).filter(isAlive);
  return living.length > 0 && sessionsWithoutTime(booking).length === 0 ? 'confirmed' : booking.state;
};

/** Delivered once every session that takes place is delivered. */
export const followedDelivery = (booking: Pick<Booking, 'lines'>): Booking['deliveryStatus'] => {
  const living = sessionsOf(booking).filter(isAlive);
  return living.length > 0 && living.every(({ state }) => state === 'delivered') ? 'delivered' : 'pending';
};
