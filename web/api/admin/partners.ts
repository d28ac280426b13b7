import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { newKey } from '@wondercast/client/new-key';
import type { Body } from '../transport/contract.ts';
import { mutation } from '../transport/mutation.ts';
import { readList } from '../transport/read-page.ts';
import { read } from '../transport/transport.ts';
import type { PartnerKeyWire } from '../transport/wire.ts';
import { write } from '../transport/write.ts';
import { adminKey } from './admin-key.ts';
import { currentIn, recordApi } from './record-api.ts';

/** All partners by name. */
export const partnersQuery = queryOptions({
  queryKey: [...adminKey, 'partners'],
  queryFn: readList('/api/admin/partners'),
  staleTime: 0,
});

/** The keys of all partners, newest first, including ended ones. */
export const partnerKeysQuery = queryOptions({
  queryKey: [...adminKey, 'partner-keys'],
  queryFn: readList('/api/admin/keys'),
  staleTime: 0,
});

const refreshPartners = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: partnersQuery.queryKey });

const refreshKeys = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: partnerKeysQuery.queryKey });

export const partnerApi = recordApi({
  current: currentIn((client) => client.fetchQuery(partnersQuery)),
  create: (body: Body<'/api/admin/partners', 'post'>) =>
    write('post', '/api/admin/partners', { body, idempotencyKey: newKey() }),
  update: (id, body) => write('patch', '/api/admin/partners/{id}', { path: { id }, body }),
  refresh: refreshPartners,
});

/** Only the response to a new key contains its text. */
export const keyApi = recordApi({
  current: currentIn<PartnerKeyWire>((client) => client.fetchQuery(partnerKeysQuery)),
  create: (body: Body<'/api/admin/keys', 'post'>) => write('post', '/api/admin/keys', { body }),
  update: (id, body) => write('patch', '/api/admin/keys/{id}', { path: { id }, body }),
  refresh: refreshKeys,
  // The key may have ended meanwhile.
  refreshOnFailure: true,
});

export interface Rotation {
  readonly id: number;
  readonly graceHours: number;
}

/** Only the response contains the new key. The old one remains valid for a number of hours. */
export const rotateKey = mutation({
  send: ({ id, graceHours }: Rotation) =>
    write('post', '/api/admin/keys/{id}/rotate', { path: { id }, body: { graceHours } }),
  refresh: refreshKeys,
});

export const revokeKey = mutation({
  send: (id: number) => write('post', '/api/admin/keys/{id}/revoke', { path: { id } }),
  refresh: refreshKeys,
  refreshOnFailure: true,
});

/** People who can sign in for a partner, and invitations. */
export const partnerPeopleQuery = (id: number) =>
  queryOptions({
    queryKey: [...adminKey, 'partner-people', id],
    queryFn: read('/api/admin/partners/{id}/people', { path: { id } }),
    staleTime: 0,
  });

const refreshPeople =
  (id: number) =>
  (client: QueryClient): Promise<void> =>
    client.invalidateQueries({ queryKey: partnerPeopleQuery(id).queryKey });

export const invitePerson = (id: number) =>
  mutation({
    send: (body: Body<'/api/admin/partners/{id}/invitations', 'post'>) =>
      write('post', '/api/admin/partners/{id}/invitations', { path: { id }, body, idempotencyKey: newKey() }),
    refresh: refreshPeople(id),
  });

export const withdrawPersonInvitation = (id: number) =>
  mutation({
    send: (invitationId: number) =>
      write('delete', '/api/admin/partners/{id}/invitations/{invitationId}', { path: { id, invitationId } }),
    refresh: refreshPeople(id),
    refreshOnFailure: true,
  });

export const removePerson = (id: number) =>
  mutation({
    send: (accountId: number) =>
      write('delete', '/api/admin/partners/{id}/people/{accountId}', { path: { id, accountId } }),
    refresh: refreshPeople(id),
    refreshOnFailure: true,
  });
