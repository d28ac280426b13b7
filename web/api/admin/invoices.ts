import { queryOptions } from '@tanstack/react-query';
import type { Parameters } from '../transport/contract.ts';
import { readPage } from '../transport/read-page.ts';
import { adminKey } from './admin-key.ts';

const PATH = '/api/admin/invoices';

/** Rows per page of the table. */
export const INVOICES_PAGE_SIZE = 50;

/** The query of the list. Its parameters have the same names in the URL. */
export type InvoicesShown = Omit<NonNullable<Parameters<typeof PATH, 'get'>['query']>, 'limit'>;

export const invoicesShownOf = (parameters: URLSearchParams): InvoicesShown => ({
  search: parameters.get('search')?.trim() || null,
  cursor: parameters.get('cursor'),
});

/** All invoices and credit notes, newest first. */
export const invoicesPageQuery = (shown: InvoicesShown) =>
  queryOptions({
    queryKey: [...adminKey, 'invoices', shown],
    queryFn: readPage(PATH, { query: { ...shown, limit: INVOICES_PAGE_SIZE } }),
    staleTime: 0,
  });
