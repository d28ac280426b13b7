import type { Ports } from '../../ports.ts';
import { placeBooking } from './use-cases/place-booking.ts';

/** Placing a booking. */
export const checkoutUseCases = (ports: Ports) => ({
  placeBooking: placeBooking(ports),
});
