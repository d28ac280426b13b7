import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { newKey } from '@wondercast/client/new-key';
import { catalogueKey } from '../catalogue/catalogue.ts';
import type { Body } from '../transport/contract.ts';
import { read } from '../transport/transport.ts';
import type { AdminAddOnWire } from '../transport/wire.ts';
import { write } from '../transport/write.ts';
import { adminKey } from './admin-key.ts';

/** All of them with their experiences, newest first. */
export const adminAddOnsQuery = queryOptions({
  queryKey: [...adminKey, 'add-ons'],
  queryFn: read('/api/admin/addons'),
  staleTime: 0,
});

const refresh = async (client: QueryClient): Promise<void> => {
  void client.invalidateQueries({ queryKey: catalogueKey });
  await client.invalidateQueries({ queryKey: adminAddOnsQuery.queryKey });
};

/** One as it is now; null when it is gone. */
export const currentAddOn = async (client: QueryClient, id: number): Promise<AdminAddOnWire | null> => {
  const all = await client.fetchQuery(adminAddOnsQuery);
  return all.find((addOn) => addOn.id === id) ?? null;
};

export const createAddOn = async (
  client: QueryClient,
  body: Body<'/api/addons', 'post'>,
): Promise<AdminAddOnWire> => {
  const created = await write('post', '/api/addons', { body, idempotencyKey: newKey() });
  await refresh(client);
  return created;
};

export const updateAddOn = async (
  client: QueryClient,
  id: number,
  body: Body<'/api/addons/{id}', 'patch'>,
): Promise<AdminAddOnWire> => {
  const changed = await write('patch', '/api/addons/{id}', { path: { id }, body });
  await refresh(client);
  return changed;
};

export const deleteAddOn = async (client: QueryClient, id: number): Promise<void> => {
  try {
    await write('delete', '/api/addons/{id}', { path: { id } });
  } finally {
    await refresh(client);
  }
};
