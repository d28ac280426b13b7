import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ItemOf } from '@wondercast/client/list-page';
import { newKey } from '@wondercast/client/new-key';
import type { Answer, Body, PathOf } from '../transport/contract.ts';
import { mutation } from '../transport/mutation.ts';
import { readList } from '../transport/read-page.ts';
import type { QueryContext } from '../transport/transport.ts';
import { write } from '../transport/write.ts';
import { adminKey } from './admin-key.ts';
import { currentIn, recordApi, type Versioned } from './record-api.ts';

type Collection = PathOf<'get'> & PathOf<'post'>;

/** Where records of a kind are listed and added, and below by id changed and deleted. */
export type RecordsPath = {
  [P in Collection]: `${P}/{id}` extends PathOf<'patch'> & PathOf<'delete'> ? P : never;
}[Collection];

type Saved<P extends RecordsPath> = ItemOf<Answer<P, 'get'>> & Versioned;

// That a path has the operations of records is known of all of them, and not of one that is not known yet.
const send = write as unknown as <Result>(
  method: 'post' | 'patch' | 'delete',
  path: string,
  writing: {
    readonly path?: { readonly id: number };
    readonly body?: object;
    readonly idempotencyKey?: string;
  },
) => Promise<Result>;

/** How one kind of record is listed, added, changed and deleted, as the contract has it at a path. */
export const recordsAt = <P extends RecordsPath>(path: P) => {
  const query = queryOptions({
    queryKey: [...adminKey, path],
    queryFn: readList(path) as (context: QueryContext) => Promise<Saved<P>[]>,
    staleTime: 0,
  });
  const refresh = (client: QueryClient): Promise<void> =>
    client.invalidateQueries({ queryKey: query.queryKey });
  return {
    query,
    api: recordApi<Body<P, 'post'> & object, Saved<P>, Saved<P>>({
      current: currentIn((client) => client.fetchQuery(query)),
      create: (body) => send('post', path, { body, idempotencyKey: newKey() }),
      update: (id, body) => send('patch', `${path}/{id}`, { path: { id }, body }),
      refresh,
    }),
    remove: mutation({
      send: (id: number) => send('delete', `${path}/{id}`, { path: { id } }),
      refresh,
      refreshOnFailure: true,
    }),
  };
};
