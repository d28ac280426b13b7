import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { newKey } from '@wondercast/client/new-key';
import type { Body, PathOf } from '../transport/contract.ts';
import { type Mutation, mutation } from '../transport/mutation.ts';
import { readList } from '../transport/read-page.ts';
import { read } from '../transport/transport.ts';
import type { BookingLedgerWire } from '../transport/wire.ts';
import { write } from '../transport/write.ts';
import { adminBookingQuery } from './admin-bookings.ts';
import { adminKey } from './admin-key.ts';

/** All money movements of a booking, oldest first. */
export const ledgerQuery = (id: number) =>
  queryOptions({
    queryKey: [...adminKey, 'ledger', id],
    queryFn: read('/api/admin/bookings/{id}/ledger', { path: { id } }),
    staleTime: 0,
  });

const storeLedger = (client: QueryClient, ledger: BookingLedgerWire): void => {
  client.setQueryData(ledgerQuery(ledger.bookingId).queryKey, ledger);
  void client.invalidateQueries({ queryKey: adminBookingQuery(ledger.bookingId).queryKey });
  for (const name of ['bookings', 'overview'])
    void client.invalidateQueries({ queryKey: [...adminKey, name] });
};

interface Movement<Path extends PathOf<'post'>> {
  readonly id: number;
  readonly body: Body<Path, 'post'>;
  /** Idempotency key: a retry after a broken connection records the movement only once. */
  readonly idempotencyKey: string;
}

const REFUNDS = '/api/admin/bookings/{id}/refunds';
const PAYMENTS = '/api/admin/bookings/{id}/payments';

export const refundBooking = mutation({
  send: ({ id, ...writing }: Movement<typeof REFUNDS>) =>
    write('post', REFUNDS, { path: { id }, ...writing }),
  refresh: (client, ledger) => ledger && storeLedger(client, ledger),
});

/** Records money that was paid by other means than a card. */
export const recordPayment = mutation({
  send: ({ id, ...writing }: Movement<typeof PAYMENTS>) =>
    write('post', PAYMENTS, { path: { id }, ...writing }),
  refresh: (client, ledger) => ledger && storeLedger(client, ledger),
});

/** Creates a new link that pays the booking and revokes earlier ones. The response is the only one that contains its URL. */
export const renewPayLink: Mutation<number, string> = {
  mutationFn: async (id) => (await write('post', '/api/admin/bookings/{id}/pay-link', { path: { id } })).url,
};

/** Card payments that need attention: payments without a booking, overpayments, failed refunds, disputes. */
export const attentionQuery = queryOptions({
  queryKey: [...adminKey, 'attention'],
  queryFn: readList('/api/admin/payments/attention'),
  staleTime: 0,
});

const refreshAttention = async (client: QueryClient): Promise<void> => {
  for (const name of ['bookings', 'overview'])
    void client.invalidateQueries({ queryKey: [...adminKey, name] });
  await client.invalidateQueries({ queryKey: attentionQuery.queryKey });
};

const ATTENTION = '/api/admin/payments/attention/{paymentIntentId}';

/** Returns the booking's reference, or null when it still cannot be booked. */
export const retryAttention = mutation({
  send: async (paymentIntentId: string): Promise<string | null> =>
    (await write('post', `${ATTENTION}/retry`, { path: { paymentIntentId } })).bookingReference,
  refresh: refreshAttention,
  refreshOnFailure: true,
});

export const refundAttention = mutation({
  send: (paymentIntentId: string) =>
    write('post', `${ATTENTION}/refund`, { path: { paymentIntentId }, idempotencyKey: newKey() }),
  refresh: refreshAttention,
  refreshOnFailure: true,
});

/** Closes a failed refund or lost dispute that somebody has handled. */
export const closeMatter = mutation({
  send: (matterId: string) =>
    write('post', '/api/admin/payments/matters/{matterId}/close', { path: { matterId } }),
  refresh: refreshAttention,
  refreshOnFailure: true,
});
