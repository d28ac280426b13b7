import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { mutation } from '../transport/mutation.ts';
import { read } from '../transport/transport.ts';
import { write } from '../transport/write.ts';
import { adminKey } from './admin-key.ts';

/** How test mode stands, and where the test mails of each partner go. */
export const testDataQuery = queryOptions({
  queryKey: [...adminKey, 'test-data'],
  queryFn: read('/api/admin/test-data'),
  staleTime: 0,
});

const refresh = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: testDataQuery.queryKey });

export interface TestMailAsked {
  /** Of the partner. */
  readonly id: number;
  /** null is nowhere. */
  readonly address: string | null;
}

export const setTestMail = mutation({
  send: ({ id, address }: TestMailAsked) =>
    write('put', '/api/admin/partners/{id}/test-mail', { path: { id }, body: { address } }),
  refresh,
});

/** Forgets the test bookings of one partner. */
export const emptyTestData = mutation({
  send: (partnerId: number) => write('delete', '/api/admin/test-data', { query: { partnerId } }),
  refresh,
});
