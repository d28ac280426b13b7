import { queryOptions } from '@tanstack/react-query';
import type { Parameters } from '../transport/contract.ts';
import { readPage } from '../transport/read-page.ts';
import { adminKey } from './admin-key.ts';

const PATH = '/api/admin/invoices';

/** Rows of a page of the table. */
export const INVOICES_PAGE_SIZE = 50;

/** What is asked of the list; the same words stand in the address. */
export type InvoicesShown = Omit<NonNullable<Parameters<typeof PATH, 'get'>['query']>, 'limit'>;

export const invoicesShownOf = (parameters: URLSearchParams): InvoicesShown => ({
  search: parameters.get('search')?.trim() || null,
  cursor: parameters.get('cursor'),
});

/** Every invoice and credit note, newest first. */
export const invoicesPageQuery = (shown: InvoicesShown) =>
  queryOptions({
    queryKey: [...adminKey, 'invoices', shown],
    queryFn: readPage(PATH, { query: { ...shown, limit: INVOICES_PAGE_SIZE } }),
    staleTime: 0,
  });
