import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { mutation } from '../transport/mutation.ts';
import { read } from '../transport/transport.ts';
import { write } from '../transport/write.ts';

const PATH = '/api/account/sessions';

/** The account's open sessions, this browser first. */
export const signInsQuery = queryOptions({
  queryKey: ['mine', 'sign-ins'],
  queryFn: read(PATH),
  staleTime: 0,
});

const refresh = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: signInsQuery.queryKey });

export const endSignIn = mutation({
  send: (sessionId: string) => write('delete', `${PATH}/{sessionId}`, { path: { sessionId } }),
  refresh,
  refreshOnFailure: true,
});

/** Ends all sessions except this one. */
export const endOtherSignIns = mutation({
  send: () => write('delete', PATH),
  refresh,
});
