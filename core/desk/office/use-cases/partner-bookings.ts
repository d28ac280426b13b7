import type { Booking } from '../../../bookings/booking/booking.ts';
import { bookingNotFound } from '../../../kernel/find-booking.ts';
import { type Caller, requirePartnerReader } from '../../../people/caller.ts';
import type { OfficePorts } from '../ports.ts';
import {
  type BookingCursor,
  type BookingFilter,
  type BookingPage,
  EVERY_BOOKING,
  NEWEST_FIRST,
} from '../register.ts';

/** The filters of a partner's bookings; null for all. */
export type PartnerBookingsAsked = Pick<
  BookingFilter,
  'state' | 'sessionFrom' | 'sessionTo' | 'updatedSince'
>;

/**
 * The bookings that the asking partner placed, newest first.
 * @throws Refusal 'unauthenticated', 'forbidden' (scope)
 */
export const partnerBookings =
  ({ read }: Pick<OfficePorts, 'read'>) =>
  async (
    caller: Caller,
    asked: PartnerBookingsAsked,
    page: { readonly limit: number; readonly after: BookingCursor | null },
  ): Promise<BookingPage> => {
    const { partnerId } = requirePartnerReader(caller, 'bookings:read');
    const question = { filter: { ...EVERY_BOOKING, ...asked, partnerId }, order: NEWEST_FIRST };
    return read.register.page(question, { ...page, isWeighed: true });
  };

/**
 * A booking that the asking partner placed.
 * @throws Refusal 'unauthenticated', 'forbidden' (scope), 'not-found'
 */
export const partnerBooking =
  ({ read }: Pick<OfficePorts, 'read'>) =>
  async (caller: Caller, reference: string): Promise<Booking> => {
    const { partnerId } = requirePartnerReader(caller, 'bookings:read');
    const booking = await read.bookings.byReference(reference);
    if (booking?.partner?.id !== partnerId) throw bookingNotFound();
    return booking;
  };
