import { queryOptions } from '@tanstack/react-query';
import { keptKeys } from '../transport/kept-key.ts';
import { type Mutation, mutation } from '../transport/mutation.ts';
import type { BookingWire, ChangeOutcomeWire, IntentWire } from '../transport/wire.ts';
import { write } from '../transport/write.ts';

interface OfBooking {
  readonly booking: Pick<BookingWire, 'id'>;
  /** From the mailed link, if the visitor came by one. */
  readonly token: string | null;
}

/** The payment that a change waits for. Repeated calls return the same one, or none when it is no longer needed. */
export const changePaymentQuery = (id: number, token: string | null) =>
  queryOptions({
    queryKey: ['mine', 'change-payment', id],
    queryFn: (): Promise<IntentWire> =>
      write('post', '/api/bookings/{id}/change-payment', { path: { id }, query: { token } }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });

/** Reports that the payment was made. Returns the state of the change. @throws ApiError */
export const completeChangePayment = (
  { booking: { id }, token }: OfBooking,
  paymentIntentId: string,
): Promise<ChangeOutcomeWire> =>
  write('post', '/api/bookings/{id}/change-payment/completion', {
    path: { id },
    query: { token },
    body: { paymentIntentId },
  });

const keep = keptKeys();

/** Mails the link for paying the change. */
export const mailChangePayment: Mutation<OfBooking, unknown> = mutation({
  send: ({ booking: { id }, token }: OfBooking) =>
    keep([id], (keys) =>
      write('post', '/api/bookings/{id}/change-payment/mail', { path: { id }, query: { token }, ...keys }),
    ),
  refresh: () => undefined,
});
