import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { mutation } from '../transport/mutation.ts';
import { read } from '../transport/transport.ts';
import { write } from '../transport/write.ts';
import { adminKey } from './admin-key.ts';

/** The state of test mode, and the address for each partner's test mails. */
export const testDataQuery = queryOptions({
  queryKey: [...adminKey, 'test-data'],
  queryFn: read('/api/admin/test-data'),
  staleTime: 0,
});

const refresh = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: testDataQuery.queryKey });

export interface TestMailAsked {
  /** The partner's id. */
  readonly id: number;
  /** null: test mails are not sent. */
  readonly address: string | null;
}

export const setTestMail = mutation({
  send: ({ id, address }: TestMailAsked) =>
    write('put', '/api/admin/partners/{id}/test-mail', { path: { id }, body: { address } }),
  refresh,
});

/** Deletes the test bookings of a partner. */
export const emptyTestData = mutation({
  send: (partnerId: number) => write('delete', '/api/admin/test-data', { query: { partnerId } }),
  refresh,
});
