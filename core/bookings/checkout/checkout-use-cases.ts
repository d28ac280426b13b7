import type { CheckoutPorts } from './ports.ts';
import { placeBooking } from './use-cases/place-booking.ts';

/** Placing a booking. */
export const checkoutUseCases = (ports: CheckoutPorts) => ({
  placeBooking: placeBooking(ports),
});
