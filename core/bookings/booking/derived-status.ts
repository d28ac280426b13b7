import { takesPlace, tookPlace } from '../../calendar/scheduling/session-states.ts';
import { type Booking, sessionsOf, sessionsWithoutTime } from './booking.ts';
import { isConfirmed } from './states.ts';

/*
 * What a booking's sessions say of the booking (delivery S2, decision 141). The only place where `confirmed` and `deliveryStatus` follow from them.
 */

export type Confirmation = Pick<Booking, 'state' | 'confirmedBySessions'>;

/** What an administrator sets, whatever the sessions say. */
export const chosenState = (state: Booking['state']): Confirmation => ({ state, confirmedBySessions: false });

/**
 * Confirmed once every session that takes place has an agreed time. What its sessions have confirmed is so no longer when one of them
 * is open again; what an administrator has confirmed stays so.
 */
export const followedState = (booking: Pick<Booking, 'lines'> & Confirmation): Confirmation => {
  const { state, confirmedBySessions } = booking;
  const isWhole = sessionsOf(booking).some(takesPlace) && sessionsWithoutTime(booking).length === 0;
  if (isWhole && !isConfirmed(booking)) return { state: 'confirmed', confirmedBySessions: true };
  if (!isWhole && confirmedBySessions) return chosenState('unconfirmed');
  return { state, confirmedBySessions };
};

/** Delivered once every session that takes place is delivered. */
export const followedDelivery = (booking: Pick<Booking, 'lines'>): Booking['deliveryStatus'] => {
  const living = sessionsOf(booking).filter(takesPlace);
  return living.length > 0 && living.every(tookPlace) ? 'delivered' : 'pending';
};
