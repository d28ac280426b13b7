import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Rotation } from '../admin/partners.ts';
import { currentIn, recordApi } from '../admin/record-api.ts';
import type { Body } from '../transport/contract.ts';
import { mutation } from '../transport/mutation.ts';
import { readList, readPage } from '../transport/read-page.ts';
import { read } from '../transport/transport.ts';
import type { WebhookWire } from '../transport/wire.ts';
import { write } from '../transport/write.ts';

/** Query key prefix of what a partner's people read. Its data is removed at sign-out. */
export const partnerKey = ['mine', 'partner'] as const;

/** The signed-in person's partner with its people. */
export const ownPartnerQuery = queryOptions({
  queryKey: [...partnerKey, 'account'],
  queryFn: read('/api/partner/account'),
  staleTime: 0,
});

/** The partner's keys, newest first, including ended ones. */
export const ownKeysQuery = queryOptions({
  queryKey: [...partnerKey, 'keys'],
  queryFn: readList('/api/partner/keys'),
  staleTime: 0,
});

/** The partner's webhooks, newest first. */
export const ownWebhooksQuery = queryOptions({
  queryKey: [...partnerKey, 'webhooks'],
  queryFn: readList('/api/partner/webhooks'),
  staleTime: 0,
});

export const PAGE_SIZE = 20;

/** Deliveries of a webhook, newest first. */
export const ownDeliveriesQuery = (id: number, cursor: string | null) =>
  queryOptions({
    queryKey: [...partnerKey, 'deliveries', id, cursor],
    queryFn: readPage('/api/partner/webhooks/{id}/deliveries', {
      path: { id },
      query: { limit: PAGE_SIZE, cursor },
    }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** Bookings through the partner, newest first. */
export const ownBookingsQuery = (cursor: string | null) =>
  queryOptions({
    queryKey: [...partnerKey, 'bookings', cursor],
    queryFn: readPage('/api/partner/bookings', { query: { limit: PAGE_SIZE, cursor } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

const refreshing =
  (...query: readonly { readonly queryKey: readonly unknown[] }[]) =>
  (client: QueryClient) =>
    Promise.all(query.map(({ queryKey }) => client.invalidateQueries({ queryKey })));

const refreshKeys = refreshing(ownKeysQuery);
const refreshWebhooks = refreshing(ownWebhooksQuery);
const refreshPartner = refreshing(ownPartnerQuery);

/** Only the response contains the key. */
export const createOwnKey = mutation({
  send: (body: Body<'/api/partner/keys', 'post'>) => write('post', '/api/partner/keys', { body }),
  refresh: refreshKeys,
});

/** Only the response contains the new key. The old one remains valid for a number of hours. */
export const rotateOwnKey = mutation({
  send: ({ id, graceHours }: Rotation) =>
    write('post', '/api/partner/keys/{id}/rotate', { path: { id }, body: { graceHours } }),
  refresh: refreshKeys,
});

export const revokeOwnKey = mutation({
  send: (id: number) => write('post', '/api/partner/keys/{id}/revoke', { path: { id } }),
  refresh: refreshKeys,
  refreshOnFailure: true,
});

/** Only the response to a new webhook contains its secret. */
export const ownWebhookApi = recordApi({
  current: currentIn<WebhookWire>((client) => client.fetchQuery(ownWebhooksQuery)),
  create: (body: Body<'/api/partner/webhooks', 'post'>) => write('post', '/api/partner/webhooks', { body }),
  update: (id, body) => write('patch', '/api/partner/webhooks/{id}', { path: { id }, body }),
  refresh: refreshWebhooks,
});

/** Only the response contains the new secret. The old one also signs for a number of hours. */
export const rotateOwnSecret = mutation({
  send: ({ id, graceHours }: Rotation) =>
    write('post', '/api/partner/webhooks/{id}/rotate-secret', { path: { id }, body: { graceHours } }),
  refresh: refreshWebhooks,
});

export const deleteOwnWebhook = mutation({
  send: (id: number) => write('delete', '/api/partner/webhooks/{id}', { path: { id } }),
  refresh: refreshWebhooks,
  refreshOnFailure: true,
});

export const replayOwnDelivery = mutation({
  send: (deliveryId: string) =>
    write('post', '/api/partner/webhook-deliveries/{deliveryId}/replay', { path: { deliveryId } }),
  refresh: refreshing({ queryKey: [...partnerKey, 'deliveries'] }),
  refreshOnFailure: true,
});

/** Sends an example to every test webhook of the partner that subscribes to the event. */
export const sendOwnExample = mutation({
  send: (event: Body<'/api/partner/webhook-examples/own', 'post'>['event']) =>
    write('post', '/api/partner/webhook-examples/own', { body: { event } }),
  refresh: refreshing({ queryKey: [...partnerKey, 'deliveries'] }),
});

export const setOwnTestMail = mutation({
  send: (body: Body<'/api/partner/test-mail', 'put'>) => write('put', '/api/partner/test-mail', { body }),
  refresh: refreshPartner,
});

export const emptyOwnTestData = mutation({
  send: (_: number) => write('delete', '/api/partner/test-data', {}),
  refresh: () => undefined,
});

/** May also remove the signed-in person, whose session then ends. */
export const removeOwnPerson = mutation({
  send: (accountId: number) => write('delete', '/api/partner/people/{accountId}', { path: { accountId } }),
  refresh: refreshPartner,
  refreshOnFailure: true,
});
