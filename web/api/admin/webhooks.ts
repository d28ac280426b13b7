import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Body, Parameters } from '../transport/contract.ts';
import { type ListPage, readPage } from '../transport/read-page.ts';
import { read } from '../transport/transport.ts';
import type { WebhookDeliveryWire, WebhookSecretWire, WebhookWire } from '../transport/wire.ts';
import { write } from '../transport/write.ts';
import { adminKey } from './admin-key.ts';

const LOG = '/api/admin/webhook-deliveries';

/** Newest first. */
export const webhooksQuery = queryOptions({
  queryKey: [...adminKey, 'webhooks'],
  queryFn: read('/api/admin/webhooks'),
  staleTime: 0,
});

const refresh = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: webhooksQuery.queryKey });

/** One as it is now; null when it is gone. */
export const currentWebhook = async (client: QueryClient, id: number): Promise<WebhookWire | null> =>
  (await client.fetchQuery(webhooksQuery)).find((webhook) => webhook.id === id) ?? null;

/** The answer says the secret this once. */
export const createWebhook = async (
  client: QueryClient,
  body: Body<'/api/admin/webhooks', 'post'>,
): Promise<WebhookSecretWire> => {
  const created = await write('post', '/api/admin/webhooks', { body });
  await refresh(client);
  return created;
};

export const changeWebhook = async (
  client: QueryClient,
  id: number,
  body: Body<'/api/admin/webhooks/{id}', 'patch'>,
): Promise<WebhookWire> => {
  const changed = await write('patch', '/api/admin/webhooks/{id}', { path: { id }, body });
  await refresh(client);
  return changed;
};

/** The answer says the new secret this once; the old one signs beside it for so many hours. */
export const rotateSecret = async (
  client: QueryClient,
  id: number,
  graceHours: number,
): Promise<WebhookSecretWire> => {
  const path = '/api/admin/webhooks/{id}/rotate-secret';
  const rotated = await write('post', path, { path: { id }, body: { graceHours } });
  await refresh(client);
  return rotated;
};

export const deleteWebhook = async (client: QueryClient, id: number): Promise<void> => {
  try {
    await write('delete', '/api/admin/webhooks/{id}', { path: { id } });
  } finally {
    await refresh(client);
  }
};

const logKey = [...adminKey, 'webhook-deliveries'] as const;

/** Rows of a page of the log. */
export const DELIVERIES_PAGE_SIZE = 20;

/** Which deliveries are shown. */
export type DeliveriesShown = Omit<NonNullable<Parameters<typeof LOG, 'get'>['query']>, 'limit'>;

/** The log is looked at again after this while something in it is about to be sent. */
const SOON_MS = 3_000;

const isDue = ({ status, nextAttemptAt }: WebhookDeliveryWire): boolean =>
  status === 'pending' && nextAttemptAt !== null && Date.parse(nextAttemptAt) < Date.now() + 2 * SOON_MS;

interface Read {
  readonly state: { readonly data: ListPage<WebhookDeliveryWire> | undefined };
}

/** What a webhook was told, newest first. */
export const deliveriesQuery = (shown: DeliveriesShown) =>
  queryOptions({
    queryKey: [...logKey, shown],
    queryFn: readPage(LOG, { query: { ...shown, limit: DELIVERIES_PAGE_SIZE } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }: Read) => (state.data?.items.some(isDue) ? SOON_MS : false),
  });

export const replayDelivery = async (client: QueryClient, deliveryId: string): Promise<void> => {
  try {
    await write('post', `${LOG}/{deliveryId}/replay`, { path: { deliveryId } });
  } finally {
    await client.invalidateQueries({ queryKey: logKey });
  }
};
