import { queryOptions } from '@tanstack/react-query';
import { mutation } from '../transport/mutation.ts';
import { read } from '../transport/transport.ts';
import { write } from '../transport/write.ts';
import { adminKey } from './admin-key.ts';

/** What tax leaves to somebody, newest first. */
export const taxMattersQuery = queryOptions({
  queryKey: [...adminKey, 'tax-matters'],
  queryFn: read('/api/admin/tax/matters'),
  staleTime: 0,
});

/** A place without a rate that somebody has looked after. */
export const closeMissingRate = mutation({
  send: (id: number) => write('post', '/api/admin/tax/missing-rates/{id}/close', { path: { id } }),
  refresh: (client) => client.invalidateQueries({ queryKey: adminKey }),
  refreshOnFailure: true,
});
