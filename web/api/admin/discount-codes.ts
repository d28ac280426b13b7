import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { newKey } from '@wondercast/client/new-key';
import type { Body } from '../transport/contract.ts';
import { read } from '../transport/transport.ts';
import type { DiscountCodeWire } from '../transport/wire.ts';
import { write } from '../transport/write.ts';
import { adminKey } from './admin-key.ts';

/** Newest first. Uses are counted elsewhere, so they are asked for each time. */
export const discountCodesQuery = queryOptions({
  queryKey: [...adminKey, 'discount-codes'],
  queryFn: read('/api/admin/discount-codes'),
  staleTime: 0,
});

const refresh = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: discountCodesQuery.queryKey });

/** One as it is now; null when it is gone. */
export const currentCode = async (client: QueryClient, id: number): Promise<DiscountCodeWire | null> => {
  const all = await client.fetchQuery(discountCodesQuery);
  return all.find((code) => code.id === id) ?? null;
};

export const createCode = async (
  client: QueryClient,
  body: Body<'/api/admin/discount-codes', 'post'>,
): Promise<DiscountCodeWire> => {
  const created = await write('post', '/api/admin/discount-codes', { body, idempotencyKey: newKey() });
  await refresh(client);
  return created;
};

export const updateCode = async (
  client: QueryClient,
  id: number,
  body: Body<'/api/admin/discount-codes/{id}', 'patch'>,
): Promise<DiscountCodeWire> => {
  const changed = await write('patch', '/api/admin/discount-codes/{id}', { path: { id }, body });
  await refresh(client);
  return changed;
};

export const deleteCode = async (client: QueryClient, id: number): Promise<void> => {
  try {
    await write('delete', '/api/admin/discount-codes/{id}', { path: { id } });
  } finally {
    await refresh(client);
  }
};
