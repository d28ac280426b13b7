import { INVITE_TYPE } from '@wondercast/core/bookings/booking/calendar-invite';
import type { HttpDeps } from '../deps.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { attachment } from './attachment.ts';
import { changedBooking } from './changed-booking.ts';

type BookingDateHandlers = Pick<Handlers, 'changeBookingSlots' | 'getBookingCalendar'>;

export const bookingDateHandlers = (deps: HttpDeps): BookingDateHandlers => ({
  changeBookingSlots: async ({ caller, parameters: { id, token }, body, address }) => {
    const booking = await deps.shop.changeSlots({ caller, token: token ?? null }, id, body);
    return { body: await changedBooking(deps)({ caller, address }, booking) };
  },
  getBookingCalendar: async ({ caller, parameters: { id, token } }) => {
    const { filename, content } = await deps.shop.bookingCalendar({ caller, token: token ?? null }, id);
    return { file: Buffer.from(content), type: INVITE_TYPE, headers: attachment(filename) };
  },
});
