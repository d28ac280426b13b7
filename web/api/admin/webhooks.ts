import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { isToBeDelivered } from '@wondercast/core/people/partners/webhook';
import type { Body, Parameters } from '../transport/contract.ts';
import { mutation } from '../transport/mutation.ts';
import { type ListPage, readList, readPage } from '../transport/read-page.ts';
import type { WebhookDeliveryWire, WebhookWire } from '../transport/wire.ts';
import { write } from '../transport/write.ts';
import { adminKey } from './admin-key.ts';
import type { Rotation } from './partners.ts';
import { currentIn, recordApi } from './record-api.ts';

const LOG = '/api/admin/webhook-deliveries';

/** Newest first. */
export const webhooksQuery = queryOptions({
  queryKey: [...adminKey, 'webhooks'],
  queryFn: readList('/api/admin/webhooks'),
  staleTime: 0,
});

const refresh = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: webhooksQuery.queryKey });

/** Only the response to a new webhook contains its secret. */
export const webhookApi = recordApi({
  current: currentIn<WebhookWire>((client) => client.fetchQuery(webhooksQuery)),
  create: (body: Body<'/api/admin/webhooks', 'post'>) => write('post', '/api/admin/webhooks', { body }),
  update: (id, body) => write('patch', '/api/admin/webhooks/{id}', { path: { id }, body }),
  refresh,
});

/** Only the response contains the new secret. The old one also signs for a number of hours. */
export const rotateSecret = mutation({
  send: ({ id, graceHours }: Rotation) =>
    write('post', '/api/admin/webhooks/{id}/rotate-secret', { path: { id }, body: { graceHours } }),
  refresh,
});

export const deleteWebhook = mutation({
  send: (id: number) => write('delete', '/api/admin/webhooks/{id}', { path: { id } }),
  refresh,
  refreshOnFailure: true,
});

const logKey = [...adminKey, 'webhook-deliveries'] as const;

/** Rows per page of the log. */
export const DELIVERIES_PAGE_SIZE = 20;

/** The query of the delivery log. */
export type DeliveriesShown = Omit<NonNullable<Parameters<typeof LOG, 'get'>['query']>, 'limit'>;

/** The log is read again after this time while a delivery in it is about to be sent. */
const SOON_MS = 3_000;

const isDue = ({ status, nextAttemptAt }: WebhookDeliveryWire): boolean =>
  isToBeDelivered({ state: status }) &&
  nextAttemptAt !== null &&
  Date.parse(nextAttemptAt) < Date.now() + 2 * SOON_MS;

interface Read {
  readonly state: { readonly data: ListPage<WebhookDeliveryWire> | undefined };
}

/** Deliveries of a webhook, newest first. */
export const deliveriesQuery = (shown: DeliveriesShown) =>
  queryOptions({
    queryKey: [...logKey, shown],
    queryFn: readPage(LOG, { query: { ...shown, limit: DELIVERIES_PAGE_SIZE } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }: Read) => (state.data?.items.some(isDue) ? SOON_MS : false),
  });

export const replayDelivery = mutation({
  send: (deliveryId: string) => write('post', `${LOG}/{deliveryId}/replay`, { path: { deliveryId } }),
  refresh: (client) => client.invalidateQueries({ queryKey: logKey }),
  refreshOnFailure: true,
});
