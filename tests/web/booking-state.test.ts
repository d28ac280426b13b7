import { BOOKING_STATES } from '@wondercast/core/bookings/booking/states';
import { encodeBookingState } from '@wondercast/openapi/codec/booking-state';
import { expect, it } from 'vitest';
import { stateOfBooking } from '../../web/headless/booking-state.ts';

it.each(BOOKING_STATES)('a booking that is %s is known by the two flags of the API', (state) => {
  expect(stateOfBooking(encodeBookingState({ state }))).toBe(state);
});
