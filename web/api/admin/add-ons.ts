import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { newKey } from '@wondercast/client/new-key';
import { catalogueKey } from '../catalogue/catalogue.ts';
import type { Body } from '../transport/contract.ts';
import { mutation } from '../transport/mutation.ts';
import { readList } from '../transport/read-page.ts';
import { write } from '../transport/write.ts';
import { adminKey } from './admin-key.ts';
import { currentIn, recordApi } from './record-api.ts';

/** All add-ons with their experiences, newest first. */
export const adminAddOnsQuery = queryOptions({
  queryKey: [...adminKey, 'add-ons'],
  queryFn: readList('/api/admin/addons'),
  staleTime: 0,
});

const refresh = async (client: QueryClient): Promise<void> => {
  void client.invalidateQueries({ queryKey: catalogueKey });
  await client.invalidateQueries({ queryKey: adminAddOnsQuery.queryKey });
};

export const addOnApi = recordApi({
  current: currentIn((client) => client.fetchQuery(adminAddOnsQuery)),
  create: (body: Body<'/api/addons', 'post'>) =>
    write('post', '/api/addons', { body, idempotencyKey: newKey() }),
  update: (id, body) => write('patch', '/api/addons/{id}', { path: { id }, body }),
  refresh,
});

export const deleteAddOn = mutation({
  send: (id: number) => write('delete', '/api/addons/{id}', { path: { id } }),
  refresh,
  refreshOnFailure: true,
});
