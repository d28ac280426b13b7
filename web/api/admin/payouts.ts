import { queryOptions } from '@tanstack/react-query';
import { keptKeys } from '../transport/kept-key.ts';
import { mutation } from '../transport/mutation.ts';
import { readList } from '../transport/read-page.ts';
import { write } from '../transport/write.ts';
import { adminKey } from './admin-key.ts';

/** Refunds that must be paid out by transfer, oldest first. */
export const payoutsQuery = queryOptions({
  queryKey: [...adminKey, 'payouts'],
  queryFn: readList('/api/admin/refunds'),
  staleTime: 0,
});

const keep = keptKeys();

/** Records that the transfer was made. */
export const markPaidOut = mutation({
  send: (id: number) =>
    keep(id, ({ idempotencyKey }) =>
      write('post', '/api/admin/refunds/{id}/paid-out', { path: { id }, idempotencyKey }),
    ),
  // Ledger, lists and figures depend on it.
  refresh: (client) => client.invalidateQueries({ queryKey: adminKey }),
  refreshOnFailure: true,
});
