import { type Caller, requireAdmin } from '../../caller.ts';
import { mostCountedOf } from '../../most-counted.ts';
import type { Ports } from '../../ports.ts';
import { type AdminBooking, adminBooking, toAdminBookings } from '../admin-booking.ts';
import type { BookingPlace, BookingQuery } from '../register.ts';

export interface AdminBookingPage {
  readonly bookings: readonly AdminBooking[];
  /** How many there are over all pages; one more than `mostCountedOf` its words may stand for any number beyond. */
  readonly total: number;
  readonly more: boolean;
}

/** Bookings that answer a question, a page at a time. @throws Refusal 'unauthenticated', 'forbidden' */
export const listBookings =
  ({ read }: Pick<Ports, 'read'>) =>
  async (
    caller: Caller,
    question: BookingQuery,
    page: { readonly limit: number; readonly after: BookingPlace | null },
  ): Promise<AdminBookingPage> => {
    requireAdmin(caller);
    const { bookings, total, more } = await read.register.page(question, {
      ...page,
      countTo: mostCountedOf(question.filter.words),
    });
    return { bookings: await toAdminBookings(read, bookings), total, more };
  };

/** @throws Refusal 'unauthenticated', 'forbidden', 'not-found' */
export const bookingForAdmin =
  ({ read }: Pick<Ports, 'read'>) =>
  async (caller: Caller, bookingId: number): Promise<AdminBooking> => {
    requireAdmin(caller);
    return adminBooking(read, bookingId);
  };
