import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { newKey } from '@wondercast/client/new-key';
import type { Body } from '../transport/contract.ts';
import { read } from '../transport/transport.ts';
import type { BookingLedgerWire } from '../transport/wire.ts';
import { write } from '../transport/write.ts';
import { adminBookingQuery } from './admin-bookings.ts';
import { adminKey } from './admin-key.ts';

/** All money of a booking, oldest first. */
export const ledgerQuery = (id: number) =>
  queryOptions({
    queryKey: [...adminKey, 'ledger', id],
    queryFn: read('/api/admin/bookings/{id}/ledger', { path: { id } }),
    staleTime: 0,
  });

const keep = (client: QueryClient, ledger: BookingLedgerWire): void => {
  client.setQueryData(ledgerQuery(ledger.bookingId).queryKey, ledger);
  void client.invalidateQueries({ queryKey: adminBookingQuery(ledger.bookingId).queryKey });
  for (const name of ['bookings', 'overview'])
    void client.invalidateQueries({ queryKey: [...adminKey, name] });
};

/** The key names the refund: sent again after a broken connection, it happens once. */
export const refundBooking = async (
  client: QueryClient,
  id: number,
  body: Body<'/api/admin/bookings/{id}/refunds', 'post'>,
  idempotencyKey: string,
): Promise<void> =>
  keep(
    client,
    await write('post', '/api/admin/bookings/{id}/refunds', { path: { id }, body, idempotencyKey }),
  );

/** Money that came another way. */
export const recordPayment = async (
  client: QueryClient,
  id: number,
  body: Body<'/api/admin/bookings/{id}/payments', 'post'>,
  idempotencyKey: string,
): Promise<void> =>
  keep(
    client,
    await write('post', '/api/admin/bookings/{id}/payments', { path: { id }, body, idempotencyKey }),
  );

/** A link that pays the booking; those before it no longer do. Its address is said this once. */
export const renewPayLink = async (id: number): Promise<string> =>
  (await write('post', '/api/admin/bookings/{id}/pay-link', { path: { id } })).url;

/** Card payments without a booking. */
export const attentionQuery = queryOptions({
  queryKey: [...adminKey, 'attention'],
  queryFn: read('/api/admin/payments/attention'),
  staleTime: 0,
});

const settle = async (client: QueryClient): Promise<void> => {
  for (const name of ['bookings', 'overview'])
    void client.invalidateQueries({ queryKey: [...adminKey, name] });
  await client.invalidateQueries({ queryKey: attentionQuery.queryKey });
};

/** Answers the booking's reference, or null where it still cannot be booked. */
export const retryAttention = async (
  client: QueryClient,
  paymentIntentId: string,
): Promise<string | null> => {
  const path = { paymentIntentId };
  try {
    return (await write('post', '/api/admin/payments/attention/{paymentIntentId}/retry', { path }))
      .bookingReference;
  } finally {
    await settle(client);
  }
};

export const refundAttention = async (client: QueryClient, paymentIntentId: string): Promise<void> => {
  const path = { paymentIntentId };
  try {
    await write('post', '/api/admin/payments/attention/{paymentIntentId}/refund', {
      path,
      idempotencyKey: newKey(),
    });
  } finally {
    await settle(client);
  }
};
