import { countsAsDelivered, takesPlace } from '../../calendar/scheduling/session-states.ts';
import { type Booking, sessionsOf, sessionsWithoutTime } from './booking.ts';
import { isConfirmed } from './states.ts';

/* What a booking's sessions say about the booking (decision 141). `confirmed` and `deliveryStatus` follow from sessions only here. */

export type Confirmation = Pick<Booking, 'state' | 'confirmedBySessions'>;

/** The state that an administrator sets, whatever the sessions say. */
export const chosenState = (state: Booking['state']): Confirmation => ({ state, confirmedBySessions: false });

/**
 * A booking is confirmed once every session that takes place has an agreed time. If its sessions confirmed it, it is unconfirmed again when
 * one of them loses its time; if an administrator confirmed it, it stays confirmed.
 */
export const followedState = (booking: Pick<Booking, 'lines'> & Confirmation): Confirmation => {
  const { state, confirmedBySessions } = booking;
  const isWhole = sessionsOf(booking).some(takesPlace) && sessionsWithoutTime(booking).length === 0;
  if (isWhole && !isConfirmed(booking)) return { state: 'confirmed', confirmedBySessions: true };
  if (!isWhole && confirmedBySessions) return chosenState('unconfirmed');
  return { state, confirmedBySessions };
};

/** A booking is delivered once every session that takes place counts as delivered. */
export const followedDelivery = (booking: Pick<Booking, 'lines'>): Booking['deliveryStatus'] => {
  const living = sessionsOf(booking).filter(takesPlace);
  return living.length > 0 && living.every(countsAsDelivered) ? 'delivered' : 'pending';
};
