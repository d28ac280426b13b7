import { queryOptions } from '@tanstack/react-query';
import type { Mutation } from '../transport/mutation.ts';
import { ApiError, read } from '../transport/transport.ts';
import type { BookingWire, IntentWire, PayPageWire } from '../transport/wire.ts';
import { write } from '../transport/write.ts';

const CONFIRMING_LOOK_MS = 3_000;

/** What a mailed link pays; null for links that are revoked or never were. */
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
    // A payment that is being confirmed is looked at again until it has ended.
    refetchInterval: ({ state: { data } }) => (data?.beingConfirmed ? CONFIRMING_LOOK_MS : false),
  });

/** The one payment of the open amount. @throws ApiError */
export const openPayIntent = (token: string): Promise<IntentWire> =>
  write('post', '/api/pay/{token}/intent', { path: { token } });

/** Says that it was paid; answers how things stand. @throws ApiError */
export const completePayment = (token: string, paymentIntentId: string): Promise<PayPageWire> =>
  write('post', '/api/pay/{token}/completion', { path: { token }, body: { paymentIntentId } });

interface OwnBooking {
  readonly booking: Pick<BookingWire, 'id'>;
  /** From the mailed link, where that is how one got here. */
  readonly token: string | null;
}

/** The path of a page that pays what is open of one's own booking. Fails with 409 where nothing is open. */
export const createPayLink: Mutation<OwnBooking, string> = {
  mutationFn: async ({ booking: { id }, token }, { client }) => {
    try {
      const { url } = await write('post', '/api/bookings/{id}/pay-link', { path: { id }, query: { token } });
      return new URL(url).pathname;
    } catch (error) {
      // Paid meanwhile, or changed: what is shown is asked for again.
      void client.invalidateQueries({ queryKey: ['mine'] });
      throw error;
    }
  },
};
