import { queryOptions } from '@tanstack/react-query';
import type { Body } from '../transport/contract.ts';
import { keptKeys } from '../transport/kept-key.ts';
import { mutation } from '../transport/mutation.ts';
import { read } from '../transport/transport.ts';
import { write } from '../transport/write.ts';
import { adminKey } from './admin-key.ts';

const PATH = '/api/admin/bookings/{id}/cancellation';
const SESSION = '/api/admin/bookings/{id}/sessions/{sessionId}/cancellation';

/** What a customer's change of a booking costs now. */
export const adminChangesQuery = (id: number) =>
  queryOptions({
    queryKey: [...adminKey, 'booking-changes', id],
    queryFn: read('/api/admin/bookings/{id}/changes', { path: { id } }),
    staleTime: 0,
  });

interface Cancelling {
  readonly id: number;
  /** null cancels the whole booking. */
  readonly sessionId: string | null;
  readonly body: Body<typeof PATH, 'post'>;
}

const keep = keptKeys();

/** Cancels a booking or one of its sessions, on behalf of its customer or of the shop. */
export const cancelAny = mutation({
  send: ({ id, sessionId, body }: Cancelling) =>
    keep([id, sessionId, body], ({ idempotencyKey }) =>
      sessionId === null
        ? write('post', PATH, { path: { id }, body, idempotencyKey })
        : write('post', SESSION, { path: { id, sessionId }, body, idempotencyKey }),
    ),
  // Lists, figures, the schedule and the ledger depend on it.
  refresh: (client) => client.invalidateQueries({ queryKey: adminKey }),
  refreshOnFailure: true,
});
