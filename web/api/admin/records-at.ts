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

/** Paths of the API where records of a kind are listed and added, and by id changed and deleted. */
export type RecordsPath = {
  [P in Collection]: `${P}/{id}` extends PathOf<'patch'> & PathOf<'delete'> ? P : never;
}[Collection];

type Saved<P extends RecordsPath> = ItemOf<Answer<P, 'get'>> & Versioned;

// All paths of this type have the operations of records, but the compiler cannot know that for a generic path.
const send = write as unknown as <Result>(
  method: 'post' | 'patch' | 'delete',
  path: string,
  writing: {
    readonly path?: { readonly id: number };
    readonly body?: object;
    readonly idempotencyKey?: string;
  },
) => Promise<Result>;

/** Lists, adds, changes and deletes one kind of record through its path of the API. */
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
