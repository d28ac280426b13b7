import { INVITE_TYPE } from '@wondercast/core/booking/calendar-invite';
import { encodeBooking } from '@wondercast/openapi/codec/booking';
import type { HttpDeps } from '../deps.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { attachment } from './attachment.ts';

type BookingDateHandlers = Pick<Handlers, 'changeBookingSlots' | 'getBookingCalendar'>;

export const bookingDateHandlers = ({ shop, ports }: HttpDeps): BookingDateHandlers => ({
  changeBookingSlots: async ({ caller, parameters: { id, token }, body }) => {
    const booking = await shop.changeSlots({ caller, token: token ?? null }, id, body);
    return { body: encodeBooking(booking, { now: ports.now(), hosts: await shop.leadersOf([booking]) }) };
  },
  getBookingCalendar: async ({ caller, parameters: { id, token } }) => {
    const { filename, content } = await shop.bookingCalendar({ caller, token: token ?? null }, id);
    return { file: Buffer.from(content), type: INVITE_TYPE, headers: attachment(filename) };
  },
});
