import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Body } from '../transport/contract.ts';
import { mutation } from '../transport/mutation.ts';
import { read } from '../transport/transport.ts';
import { write } from '../transport/write.ts';
import { adminKey } from './admin-key.ts';

/** What tax leaves to somebody, newest first. */
export const taxMattersQuery = queryOptions({
  queryKey: [...adminKey, 'tax-matters'],
  queryFn: read('/api/admin/tax/matters'),
  staleTime: 0,
});

/** The list, and bookings with their sums and documents. */
export const refreshTaxMatters = (client: QueryClient) => client.invalidateQueries({ queryKey: adminKey });

const refreshing = { refresh: refreshTaxMatters, refreshOnFailure: true } as const;

/** A place without a rate that somebody has looked after. */
export const closeMissingRate = mutation({
  send: (id: number) => write('post', '/api/admin/tax/missing-rates/{id}/close', { path: { id } }),
  ...refreshing,
});

/** Taxes a booking as without its number. */
export const chargeTax = mutation({
  send: (id: number) => write('post', '/api/admin/tax/number-checks/{id}/charge', { path: { id } }),
  ...refreshing,
});

const issueEach = async (ids: readonly number[]) => {
  for (const id of ids) await write('post', '/api/admin/tax/outdated-rates/{id}/renew', { path: { id } });
};

/** Issues documents of bookings by the rates of their days, one after another; the first that cannot be ends it, and stays on the list. */
export const issueTaxAnew = mutation({ send: issueEach, ...refreshing });

/** Asks the authority once more. */
export const checkNumberAgain = mutation({
  send: (id: number) => write('post', '/api/admin/tax/number-checks/{id}/again', { path: { id } }),
  ...refreshing,
});

const KEEP = '/api/admin/tax/number-checks/{id}/keep' as const;

/** Leaves a booking untaxed, for a reason. */
export const keepNumber = (id: number, body: Body<typeof KEEP, 'post'>) =>
  write('post', KEEP, { path: { id }, body });
