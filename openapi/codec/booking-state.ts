import { type BookingState, isCancelled, isConfirmed } from '@wondercast/core/bookings/booking/states';

/** The two flags that say a booking's state on the wire; a client tells every state by them. */
export interface BookingFlags {
  readonly confirmed: boolean;
  readonly cancelled: boolean;
}

export const encodeBookingState = (booking: { readonly state: BookingState }): BookingFlags => ({
  confirmed: isConfirmed(booking),
  cancelled: isCancelled(booking),
});
