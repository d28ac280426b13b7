import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { newKey } from '@wondercast/client/new-key';
import type { Body } from '../transport/contract.ts';
import { mutation } from '../transport/mutation.ts';
import { readList } from '../transport/read-page.ts';
import { read } from '../transport/transport.ts';
import type { HostWire } from '../transport/wire.ts';
import { write } from '../transport/write.ts';
import { adminKey } from './admin-key.ts';
import { recordApi } from './record-api.ts';
import { scheduleKey } from './schedule.ts';

const PATH = '/api/admin/hosts';

/** All hosts by name, with this week's load and the next session. */
export const hostsQuery = queryOptions({
  queryKey: [...adminKey, 'hosts'],
  queryFn: readList(PATH),
  staleTime: 0,
});

const refresh = async (client: QueryClient): Promise<void> => {
  for (const queryKey of [scheduleKey, [...adminKey, 'candidates'], [...adminKey, 'audit']])
    void client.invalidateQueries({ queryKey });
  await client.invalidateQueries({ queryKey: hostsQuery.queryKey });
};

/** All fields of a host that an administrator can set. New hosts are active. */
export type HostFields = Body<typeof PATH, 'post'> & { readonly active: boolean };

export const hostApi = recordApi<HostFields, HostWire, HostWire>({
  current: async (client, id) => {
    const context = { client, signal: AbortSignal.timeout(15_000) };
    return read(`${PATH}/{id}`, { path: { id } })(context).catch(() => null);
  },
  create: ({ active: _new, ...body }) => write('post', PATH, { body, idempotencyKey: newKey() }),
  update: (id, body) => write('patch', `${PATH}/{id}`, { path: { id }, body }),
  refresh,
});

export const addAbsence = mutation({
  send: ({ id, body }: { id: number; body: Body<`${typeof PATH}/{id}/absences`, 'post'> }) =>
    write('post', `${PATH}/{id}/absences`, { path: { id }, body, idempotencyKey: newKey() }),
  refresh,
});

export const removeAbsence = mutation({
  send: ({ id, absenceId }: { readonly id: number; readonly absenceId: number }) =>
    write('delete', `${PATH}/{id}/absences/{absenceId}`, { path: { id, absenceId } }),
  refresh,
  refreshOnFailure: true,
});

/** Mails a host a new link to their page. */
export const sendHostLink = mutation({
  send: (id: number) => write('post', `${PATH}/{id}/link`, { path: { id }, idempotencyKey: newKey() }),
  refresh,
});

/** Revokes all links of a host, including the calendar feed's. */
export const revokeHostLinks = mutation({
  send: (id: number) => write('delete', `${PATH}/{id}/link`, { path: { id } }),
  refresh,
});
