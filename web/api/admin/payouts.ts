import { queryOptions } from '@tanstack/react-query';
import { keptKeys } from '../transport/kept-key.ts';
import { mutation } from '../transport/mutation.ts';
import { readList } from '../transport/read-page.ts';
import { write } from '../transport/write.ts';
import { adminKey } from './admin-key.ts';

/** Refunds that somebody has to pay out by transfer, oldest first. */
export const payoutsQuery = queryOptions({
  queryKey: [...adminKey, 'payouts'],
  queryFn: readList('/api/admin/refunds'),
  staleTime: 0,
});

const keep = keptKeys();

/** Says that the transfer was made. */
export const markPaidOut = mutation({
  send: (id: number) =>
    keep(id, ({ idempotencyKey }) =>
      write('post', '/api/admin/refunds/{id}/paid-out', { path: { id }, idempotencyKey }),
    ),
  // The ledger, the lists and the figures follow.
  refresh: (client) => client.invalidateQueries({ queryKey: adminKey }),
  refreshOnFailure: true,
});
