import { queryOptions } from '@tanstack/react-query';
import { newKey } from '@wondercast/client/new-key';
import type { Answer, Body } from '../transport/contract.ts';
import { mutation } from '../transport/mutation.ts';
import { read } from '../transport/transport.ts';
import { write } from '../transport/write.ts';
import { adminKey } from './admin-key.ts';

const PATH = '/api/admin/demo';

export type DemoStandingWire = NonNullable<Answer<typeof PATH, 'get'>['standing']>;

/** A preview of what removing the demo data would do. */
export const demoQuery = queryOptions({
  queryKey: [...adminKey, 'demo'],
  queryFn: read(PATH),
  staleTime: 0,
});

/** Returns what was removed and what was kept. */
export const emptyDemo = mutation({
  send: (body: Body<'/api/admin/demo/empty', 'post'>) =>
    write('post', '/api/admin/demo/empty', { body, idempotencyKey: newKey() }),
  // Almost everything that was read before may have changed.
  refresh: (client) => client.invalidateQueries(),
});
