import { mostCountedOf } from '../../../kernel/most-counted.ts';
import { isPaymentDue } from '../../../money/payment/payment-status.ts';
import { type Caller, requireAdmin } from '../../../people/caller.ts';
import { type AdminBooking, adminBooking, toAdminBookings } from '../admin-booking.ts';
import { type Owed, owedFor } from '../owed.ts';
import type { OfficePorts } from '../ports.ts';
import type { BookingCursor, BookingQuery, BookingRowPage } from '../register.ts';

export interface AdminBookingPage {
  readonly bookings: readonly AdminBooking[];
  /** How many there are on all pages together; `mostCountedOf` the words plus one stands for any larger number. */
  readonly total: number;
  readonly more: boolean;
}

export interface PageAsked {
  readonly limit: number;
  readonly after: BookingCursor | null;
}

/**
 * A page of the bookings that match a question. Its size is limited by weight (decision 200).
 * @throws Refusal 'unauthenticated', 'forbidden'
 */
export const listBookings =
  ({ read }: Pick<OfficePorts, 'read'>) =>
  async (caller: Caller, question: BookingQuery, page: PageAsked): Promise<AdminBookingPage> => {
    requireAdmin(caller);
    const countTo = mostCountedOf(question.filter.words);
    const { bookings, total, more } = await read.register.page(question, {
      ...page,
      countTo,
      isWeighed: true,
    });
    return { bookings: await toAdminBookings(read, bookings), total, more };
  };

export interface AdminBookingRowPage extends BookingRowPage {
  /** By id; only where unpaid bookings are asked for. */
  readonly owed: ReadonlyMap<number, Owed>;
}

/**
 * Like `listBookings`, for rows.
 * @throws Refusal 'unauthenticated', 'forbidden'
 */
export const bookingRows =
  ({ read }: Pick<OfficePorts, 'read'>) =>
  async (caller: Caller, question: BookingQuery, page: PageAsked): Promise<AdminBookingRowPage> => {
    requireAdmin(caller);
    const countTo = mostCountedOf(question.filter.words);
    const found = await read.register.rows(question, { ...page, countTo });
    const { paymentStatus } = question.filter;
    const isOwed = paymentStatus !== null && isPaymentDue(paymentStatus);
    return { ...found, owed: await owedFor(read, isOwed ? found.rows : []) };
  };

/** @throws Refusal 'unauthenticated', 'forbidden', 'not-found' */
export const bookingForAdmin =
  ({ read }: Pick<OfficePorts, 'read'>) =>
  async (caller: Caller, bookingId: number): Promise<AdminBooking> => {
    requireAdmin(caller);
    return adminBooking(read, bookingId);
  };
