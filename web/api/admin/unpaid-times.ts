import { queryOptions } from '@tanstack/react-query';
import { keptKeys } from '../transport/kept-key.ts';
import { mutation } from '../transport/mutation.ts';
import { read } from '../transport/transport.ts';
import { write } from '../transport/write.ts';
import { adminKey } from './admin-key.ts';

/** Unpaid bookings that occupy free times, the next session first. */
export const unpaidTimesQuery = queryOptions({
  queryKey: [...adminKey, 'unpaid-times'],
  queryFn: read('/api/admin/unpaid-times'),
  staleTime: 0,
});

const keep = keptKeys();

/** Releases the times of one booking. */
export const freeUnpaidTimes = mutation({
  send: ({ bookingId, version }: { readonly bookingId: number; readonly version: number }) =>
    keep(bookingId, ({ idempotencyKey }) =>
      write('post', '/api/admin/bookings/{id}/free-times', {
        path: { id: bookingId },
        body: { version },
        idempotencyKey,
      }),
    ),
  // Lists, sessions and figures depend on it.
  refresh: (client) => client.invalidateQueries({ queryKey: adminKey }),
  refreshOnFailure: true,
});
