import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { newKey } from '@wondercast/client/new-key';
import { catalogueKey, categoriesQuery } from '../catalogue/catalogue.ts';
import type { Body } from '../transport/contract.ts';
import { mutation } from '../transport/mutation.ts';
import { write } from '../transport/write.ts';
import { currentIn, recordApi } from './record-api.ts';

const refresh = async (client: QueryClient): Promise<void> => {
  // Experiences contain their categories.
  void client.invalidateQueries({ queryKey: catalogueKey });
  await client.invalidateQueries({ queryKey: categoriesQuery.queryKey });
};

export const categoryApi = recordApi({
  current: currentIn((client) => client.fetchQuery({ ...categoriesQuery, staleTime: 0 })),
  create: (body: Body<'/api/categories', 'post'>) =>
    write('post', '/api/categories', { body, idempotencyKey: newKey() }),
  update: (id, body) => write('patch', '/api/categories/{id}', { path: { id }, body }),
  refresh,
});

export const deleteCategory = mutation({
  send: (id: number) => write('delete', '/api/categories/{id}', { path: { id } }),
  refresh,
  refreshOnFailure: true,
});

const { queryKey } = categoriesQuery;

/** Reorders all categories: at once on the screen (optimistically) and in a single step on the server. A refusal restores the old order. */
export const orderCategories = mutationOptions({
  mutationFn: (ids: readonly number[]) =>
    write('put', '/api/admin/categories/order', { body: { ids: [...ids] } }),
  onMutate: async (ids, { client }) => {
    await client.cancelQueries({ queryKey });
    const before = client.getQueryData(queryKey);
    const byId = new Map(before?.map((category) => [category.id, category]));
    const moved = ids.flatMap((id) => byId.get(id) ?? []);
    client.setQueryData(
      queryKey,
      moved.map((category, at) => ({ ...category, order: at + 1 })),
    );
    return { before };
  },
  onSuccess: (ordered, _ids, _before, { client }) => {
    client.setQueryData(queryKey, ordered);
    void client.invalidateQueries({ queryKey: catalogueKey });
  },
  onError: (_error, _ids, kept, { client }) => {
    client.setQueryData(queryKey, kept?.before);
    void client.invalidateQueries({ queryKey });
  },
});
