import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { newKey } from '@wondercast/client/new-key';
import type { Body } from '../transport/contract.ts';
import { mutation } from '../transport/mutation.ts';
import { ApiError, read } from '../transport/transport.ts';
import type { HostPageWire } from '../transport/wire.ts';
import { write } from '../transport/write.ts';

/** Read again this often, because the desk asks hosts and withdraws while the page is open. */
const LOOK_AGAIN_MS = 60_000;

/** A host's own page; null for links that have ended. */
export const hostPageQuery = (token: string) =>
  queryOptions({
    queryKey: ['host-page', token],
    queryFn: async (context): Promise<HostPageWire | null> => {
      try {
        return await read('/api/host/{token}', { path: { token } })(context);
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data ? LOOK_AGAIN_MS : false),
  });

const refresh = (token: string) => (client: QueryClient, page: HostPageWire | null) => {
  const { queryKey } = hostPageQuery(token);
  if (page) client.setQueryData(queryKey, page);
  else return client.invalidateQueries({ queryKey });
};

interface Answer {
  readonly assignmentId: number;
  readonly body: Body<'/api/host/{token}/assignments/{id}', 'post'>;
}

/** Accepts or declines a request to lead a session. */
export const answerAsk = (token: string) =>
  mutation({
    send: ({ assignmentId, body }: Answer) =>
      write('post', '/api/host/{token}/assignments/{id}', { path: { token, id: assignmentId }, body }),
    refresh: refresh(token),
    refreshOnFailure: true,
  });

export type NewAbsence = Body<'/api/host/{token}/absences', 'post'>;

const NOTHING = { text: '', key: '', proof: '' };
let last = NOTHING;

/** Adds an absence. A retry after a broken connection adds it only once (decision 014). */
export const addAbsence = (token: string) =>
  mutation({
    send: async (body: NewAbsence) => {
      const text = JSON.stringify([token, body]);
      if (text !== last.text) last = { text, key: newKey(), proof: newKey() };
      const { key: idempotencyKey, proof: idempotencyProof } = last;
      const page = await write('post', '/api/host/{token}/absences', {
        path: { token },
        body,
        idempotencyKey,
        idempotencyProof,
      });
      last = NOTHING;
      return page;
    },
    refresh: (client, page) => page && refresh(token)(client, page),
  });

/** Removes an absence that the host has added. */
export const removeAbsence = (token: string) =>
  mutation({
    send: (absenceId: number) =>
      write('delete', '/api/host/{token}/absences/{absenceId}', { path: { token, absenceId } }),
    refresh: refresh(token),
    refreshOnFailure: true,
  });

/** Creates a new private URL for the host's calendar. */
export const addHostFeed = (token: string) => ({
  mutationFn: (): Promise<{ readonly url: string }> =>
    write('post', '/api/host/{token}/calendar-feed', { path: { token } }),
});
