import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { newKey } from '@wondercast/client/new-key';
import type { Customer } from '@wondercast/core/bookings/booking/booking';
import type { Cart } from '@wondercast/core/buying/cart/cart';
import { EMPTY_SLOT, flatTime } from '@wondercast/core/calendar/scheduling/slot';
import { type MinorUnits, toAmount } from '@wondercast/core/kernel/money';
import type { SentBilling } from '@wondercast/core/people/sent-billing';
import { encodeCart } from '@wondercast/openapi/codec/quote';
import type { Body } from '../transport/contract.ts';
import { ApiError, read } from '../transport/transport.ts';
import type { BookingWire, CodeCheckWire } from '../transport/wire.ts';
import { write } from '../transport/write.ts';
import { wholeBooking } from './whole-booking.ts';

export interface BookingRequest {
  readonly cart: Cart;
  readonly customer: Customer;
  /** Billing name and address; null when they were not entered. */
  readonly billing?: SentBilling;
  readonly discountCode: string | null;
  /** The total that the customer saw. The server compares it. */
  readonly total: MinorUnits;
  /** The payment for the booking; absent when it is paid later. */
  readonly paymentIntentId?: string;
}

const bodyOf = (request: BookingRequest): Body<'/api/bookings', 'post'> => {
  const { cart, customer, billing, discountCode, total, paymentIntentId } = request;
  const first = cart[0]?.slots[0] ?? EMPTY_SLOT;
  return {
    experienceId: cart[0]?.experience.id ?? null,
    date: first.date,
    time: flatTime(first),
    totalPrice: toAmount(total),
    paymentStatus: paymentIntentId === undefined ? 'pending' : 'paid',
    ...(paymentIntentId === undefined ? {} : { stripePaymentIntentId: paymentIntentId }),
    ...customer,
    ...(billing && { billing }),
    discountCode,
    cartItems: JSON.stringify(encodeCart(cart)),
  };
};

const NOTHING = { text: '', key: '', proof: '' };
let last = NOTHING;

/** Places a booking. A retry after a broken connection books only once (decision 014). */
export const placeBooking = async (request: BookingRequest): Promise<BookingWire> => {
  const body = bodyOf(request);
  const text = JSON.stringify(body);
  if (text !== last.text) last = { text, key: newKey(), proof: newKey() };
  const { key: idempotencyKey, proof: idempotencyProof } = last;
  const booking = await write('post', '/api/bookings', { body, idempotencyKey, idempotencyProof });
  // From now on the same request is another booking.
  last = NOTHING;
  return booking;
};

export const checkCode = (code: string, subtotal: MinorUnits): Promise<CodeCheckWire> =>
  write('post', '/api/discount-codes/validate', { body: { code, orderAmount: toAmount(subtotal) } });

/** A booking for those who may see it; null for everybody else (decision 037). */
export const bookingQuery = (reference: string, token: string | null) =>
  queryOptions({
    queryKey: ['mine', 'booking', reference],
    queryFn: async (context): Promise<BookingWire | null> => {
      try {
        return await wholeBooking((sessionsFrom) =>
          read('/api/bookings/by-reference/{reference}', {
            path: { reference },
            query: { token, ...(sessionsFrom > 0 && { sessionsFrom }) },
          })(context),
        );
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });

/** Stores a booking that was just placed, for its confirmation. An answer without all sessions is not stored: they are then read. */
export const storePlaced = (client: QueryClient, booking: BookingWire): void => {
  if (booking.sessionsLeftOut === undefined)
    client.setQueryData(bookingQuery(booking.bookingReference, null).queryKey, booking);
};
