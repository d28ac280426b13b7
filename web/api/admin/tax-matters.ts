import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Body } from '../transport/contract.ts';
import { mutation } from '../transport/mutation.ts';
import { read } from '../transport/transport.ts';
import { write } from '../transport/write.ts';
import { adminKey } from './admin-key.ts';

/** Tax matters that need a person's decision, newest first. */
export const taxMattersQuery = queryOptions({
  queryKey: [...adminKey, 'tax-matters'],
  queryFn: read('/api/admin/tax/matters'),
  staleTime: 0,
});

/** Refreshes the list, and bookings with their sums and documents. */
export const refreshTaxMatters = (client: QueryClient) => client.invalidateQueries({ queryKey: adminKey });

const refreshing = { refresh: refreshTaxMatters, refreshOnFailure: true } as const;

/** Closes a place without a tax rate that somebody has handled. */
export const closeMissingRate = mutation({
  send: (id: number) => write('post', '/api/admin/tax/missing-rates/{id}/close', { path: { id } }),
  ...refreshing,
});

/** Charges a booking's tax as if it had no tax number. */
export const chargeTax = mutation({
  send: (id: number) => write('post', '/api/admin/tax/number-checks/{id}/charge', { path: { id } }),
  ...refreshing,
});

const issueEach = async (ids: readonly number[]) => {
  for (const id of ids) await write('post', '/api/admin/tax/outdated-rates/{id}/renew', { path: { id } });
};

/**
 * Issues documents again with the rates of their days, one booking after another. The first failure stops this, and the rest stays
 * on the list.
 */
export const issueTaxAnew = mutation({ send: issueEach, ...refreshing });

/** Asks the tax authority again. */
export const checkNumberAgain = mutation({
  send: (id: number) => write('post', '/api/admin/tax/number-checks/{id}/again', { path: { id } }),
  ...refreshing,
});

const KEEP = '/api/admin/tax/number-checks/{id}/keep' as const;

/** Leaves a booking untaxed, for a stated reason. */
export const keepNumber = (id: number, body: Body<typeof KEEP, 'post'>) =>
  write('post', KEEP, { path: { id }, body });
