import type { QueryClient } from '@tanstack/react-query';
import { newKey } from '@wondercast/client/new-key';
import { catalogueKey, categoriesQuery } from '../catalogue/catalogue.ts';
import type { Body } from '../transport/contract.ts';
import type { CategoryWire } from '../transport/wire.ts';
import { write } from '../transport/write.ts';

const refresh = async (client: QueryClient): Promise<void> => {
  // Experiences carry their categories.
  void client.invalidateQueries({ queryKey: catalogueKey });
  await client.invalidateQueries({ queryKey: categoriesQuery.queryKey });
};

/** One as it is now; null when it is gone. */
export const currentCategory = async (client: QueryClient, id: number): Promise<CategoryWire | null> => {
  const all = await client.fetchQuery({ ...categoriesQuery, staleTime: 0 });
  return all.find((category) => category.id === id) ?? null;
};

export const createCategory = async (
  client: QueryClient,
  body: Body<'/api/categories', 'post'>,
): Promise<CategoryWire> => {
  const created = await write('post', '/api/categories', { body, idempotencyKey: newKey() });
  await refresh(client);
  return created;
};

export const updateCategory = async (
  client: QueryClient,
  id: number,
  body: Body<'/api/categories/{id}', 'patch'>,
): Promise<CategoryWire> => {
  const changed = await write('patch', '/api/categories/{id}', { path: { id }, body });
  await refresh(client);
  return changed;
};

export const deleteCategory = async (client: QueryClient, id: number): Promise<void> => {
  try {
    await write('delete', '/api/categories/{id}', { path: { id } });
  } finally {
    await refresh(client);
  }
};

/** Puts all of them in a new order, at once on the screen and in one step on the server; where it declines, all is as it was. */
export const orderCategories = async (client: QueryClient, ids: readonly number[]): Promise<void> => {
  const { queryKey } = categoriesQuery;
  await client.cancelQueries({ queryKey });
  const before = client.getQueryData(queryKey);
  const byId = new Map(before?.map((category) => [category.id, category]));
  const moved = ids.flatMap((id) => byId.get(id) ?? []);
  client.setQueryData(
    queryKey,
    moved.map((category, at) => ({ ...category, order: at + 1 })),
  );
  try {
    client.setQueryData(
      queryKey,
      await write('put', '/api/admin/categories/order', { body: { ids: [...ids] } }),
    );
    void client.invalidateQueries({ queryKey: catalogueKey });
  } catch (error) {
    client.setQueryData(queryKey, before);
    void client.invalidateQueries({ queryKey });
    throw error;
  }
};
