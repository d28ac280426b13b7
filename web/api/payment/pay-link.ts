import { queryOptions } from '@tanstack/react-query';
import type { Mutation } from '../transport/mutation.ts';
import { ApiError, read } from '../transport/transport.ts';
import type { BookingWire, IntentWire, PayPageWire } from '../transport/wire.ts';
import { write } from '../transport/write.ts';

const CONFIRMING_LOOK_MS = 3_000;

/** What a mailed link pays; null for links that were revoked or never existed. */
export const payPageQuery = (token: string) =>
  queryOptions({
    queryKey: ['pay', token],
    queryFn: async (context): Promise<PayPageWire | null> => {
      try {
        return await read('/api/pay/{token}', { path: { token } })(context);
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    // Polls while a payment is being confirmed.
    refetchInterval: ({ state: { data } }) => (data?.beingConfirmed ? CONFIRMING_LOOK_MS : false),
  });

/** The single payment for the open amount. @throws ApiError */
export const openPayIntent = (token: string): Promise<IntentWire> =>
  write('post', '/api/pay/{token}/intent', { path: { token } });

/** Reports that the payment was made. Returns the current state. @throws ApiError */
export const completePayment = (token: string, paymentIntentId: string): Promise<PayPageWire> =>
  write('post', '/api/pay/{token}/completion', { path: { token }, body: { paymentIntentId } });

interface OwnBooking {
  readonly booking: Pick<BookingWire, 'id'>;
  /** From the mailed link, if the visitor came by one. */
  readonly token: string | null;
}

/** The path of a page that pays the open amount of one's own booking. Fails with 409 when nothing is open. */
export const createPayLink: Mutation<OwnBooking, string> = {
  mutationFn: async ({ booking: { id }, token }, { client }) => {
    try {
      const { url } = await write('post', '/api/bookings/{id}/pay-link', { path: { id }, query: { token } });
      return new URL(url).pathname;
    } catch (error) {
      // It may have been paid or changed meanwhile, so it is read again.
      void client.invalidateQueries({ queryKey: ['mine'] });
      throw error;
    }
  },
};
