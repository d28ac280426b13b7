import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { newKey } from '@wondercast/client/new-key';
import type { Parameters } from '../transport/contract.ts';
import { mutation } from '../transport/mutation.ts';
import { readPage } from '../transport/read-page.ts';
import { read } from '../transport/transport.ts';
import type { CustomerDetailsWire } from '../transport/wire.ts';
import { write } from '../transport/write.ts';
import { adminKey } from './admin-key.ts';
import { countedPage } from './counted-page.ts';

const PATH = '/api/admin/customers';

/** Rows per page of the table. */
export const CUSTOMERS_PAGE_SIZE = 50;

type Query = NonNullable<Parameters<typeof PATH, 'get'>['query']>;

/** The query of the list of customers. Its parameters have the same names in the URL. */
export type CustomersShown = Omit<Query, 'limit'>;

export const CUSTOMER_SORTS = ['-spend', 'spend', 'lastBookedAt'] as const;

/** Reads the query from a URL; other parameters are ignored. */
export const customersShownOf = (parameters: URLSearchParams): CustomersShown => ({
  search: parameters.get('search')?.trim() || null,
  sort: CUSTOMER_SORTS.find((sort) => sort === parameters.get('sort')) ?? null,
  cursor: parameters.get('cursor'),
});

const pagesKey = [...adminKey, 'customers'] as const;

/** One page of the list with these filters. */
export const customersPageQuery = (shown: CustomersShown, limit = CUSTOMERS_PAGE_SIZE) =>
  queryOptions({
    queryKey: [...pagesKey, shown, limit],
    queryFn: countedPage(shown.search, readPage(PATH, { query: { ...shown, limit } })),
    staleTime: 0,
  });

const oneKey = (id: number) => [...adminKey, 'customer', id] as const;

export const customerQuery = (id: number) =>
  queryOptions({
    queryKey: oneKey(id),
    queryFn: read(`${PATH}/{id}`, { path: { id } }),
    staleTime: 0,
  });

const refresh = async (client: QueryClient): Promise<void> => {
  void client.invalidateQueries({ queryKey: pagesKey });
  void client.invalidateQueries({ queryKey: [...adminKey, 'audit'] });
  await client.invalidateQueries({ queryKey: [...adminKey, 'customer'] });
};

export const addCustomerNote = mutation({
  send: ({ id, text }: { readonly id: number; readonly text: string }) =>
    write('post', `${PATH}/{id}/notes`, { path: { id }, body: { text }, idempotencyKey: newKey() }),
  refresh,
});

/** Removes the second factor of a customer who has lost it, and ends the account's sessions. */
export const resetCustomerFactor = mutation({
  send: (id: number) => write('delete', `${PATH}/{id}/second-factor`, { path: { id } }),
  refresh,
});

export const removeCustomerNote = mutation({
  send: ({ id, noteId }: { readonly id: number; readonly noteId: number }) =>
    write('delete', `${PATH}/{id}/notes/{noteId}`, { path: { id, noteId } }),
  refresh,
  refreshOnFailure: true,
});

interface Merge {
  readonly id: number;
  readonly into: number;
  readonly version: number;
}

/** Stores the result of a merge or separation; other queries that contain these customers are read again. */
const shown = async (client: QueryClient, customer: CustomerDetailsWire | null): Promise<void> => {
  await refresh(client);
  if (customer) client.setQueryData(oneKey(customer.id), customer);
};

export const mergeCustomers = mutation({
  send: ({ id, ...body }: Merge) =>
    write('post', `${PATH}/{id}/merge`, { path: { id }, body, idempotencyKey: newKey() }),
  refresh: shown,
  refreshOnFailure: true,
});

interface Separation {
  readonly id: number;
  readonly memberId: number;
  readonly version: number;
}

export const separateCustomers = mutation({
  send: ({ id, ...body }: Separation) =>
    write('post', `${PATH}/{id}/separate`, { path: { id }, body, idempotencyKey: newKey() }),
  refresh: shown,
  refreshOnFailure: true,
});
