import { type BookingState, stateOf } from '@wondercast/core/bookings/booking/states';

interface Flags {
  readonly confirmed: boolean;
  readonly cancelled: boolean;
}

/** The state of a booking from the two flags of the API. */
export const stateOfBooking = ({ confirmed, cancelled }: Flags): BookingState =>
  cancelled ? 'cancelled' : stateOf(confirmed);
