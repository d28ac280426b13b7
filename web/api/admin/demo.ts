import { queryOptions } from '@tanstack/react-query';
import { newKey } from '@wondercast/client/new-key';
import type { Answer, Body } from '../transport/contract.ts';
import { mutation } from '../transport/mutation.ts';
import { read } from '../transport/transport.ts';
import { write } from '../transport/write.ts';
import { adminKey } from './admin-key.ts';

const PATH = '/api/admin/demo';

export type DemoStandingWire = NonNullable<Answer<typeof PATH, 'get'>['standing']>;

/** What emptying the demo would do now. */
export const demoQuery = queryOptions({
  queryKey: [...adminKey, 'demo'],
  queryFn: read(PATH),
  staleTime: 0,
});

/** Answers what went and what stayed. */
export const emptyDemo = mutation({
  send: (body: Body<'/api/admin/demo/empty', 'post'>) =>
    write('post', '/api/admin/demo/empty', { body, idempotencyKey: newKey() }),
  // Little of what was read before is still there.
  refresh: (client) => client.invalidateQueries(),
});
