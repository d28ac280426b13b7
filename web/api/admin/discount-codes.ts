import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { newKey } from '@wondercast/client/new-key';
import type { Body } from '../transport/contract.ts';
import { mutation } from '../transport/mutation.ts';
import { readList } from '../transport/read-page.ts';
import { write } from '../transport/write.ts';
import { adminKey } from './admin-key.ts';
import { currentIn, recordApi } from './record-api.ts';

/** Newest first. Uses are counted elsewhere, so they are asked for each time. */
export const discountCodesQuery = queryOptions({
  queryKey: [...adminKey, 'discount-codes'],
  queryFn: readList('/api/admin/discount-codes'),
  staleTime: 0,
});

const refresh = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: discountCodesQuery.queryKey });

export const discountCodeApi = recordApi({
  current: currentIn((client) => client.fetchQuery(discountCodesQuery)),
  create: (body: Body<'/api/admin/discount-codes', 'post'>) =>
    write('post', '/api/admin/discount-codes', { body, idempotencyKey: newKey() }),
  update: (id, body) => write('patch', '/api/admin/discount-codes/{id}', { path: { id }, body }),
  refresh,
});

export const deleteCode = mutation({
  send: (id: number) => write('delete', '/api/admin/discount-codes/{id}', { path: { id } }),
  refresh,
  refreshOnFailure: true,
});
