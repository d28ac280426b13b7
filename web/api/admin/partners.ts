import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { newKey } from '@wondercast/client/new-key';
import type { Body } from '../transport/contract.ts';
import { read } from '../transport/transport.ts';
import type { CutKeyWire, PartnerKeyWire, PartnerWire } from '../transport/wire.ts';
import { write } from '../transport/write.ts';
import { adminKey } from './admin-key.ts';

/** By name. */
export const partnersQuery = queryOptions({
  queryKey: [...adminKey, 'partners'],
  queryFn: read('/api/admin/partners'),
  staleTime: 0,
});

/** Of all partners, newest first, with those that have ended. */
export const partnerKeysQuery = queryOptions({
  queryKey: [...adminKey, 'partner-keys'],
  queryFn: read('/api/admin/keys'),
  staleTime: 0,
});

const refreshPartners = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: partnersQuery.queryKey });

const refreshKeys = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: partnerKeysQuery.queryKey });

/** One as it is now; null when it is gone. */
export const currentPartner = async (client: QueryClient, id: number): Promise<PartnerWire | null> =>
  (await client.fetchQuery(partnersQuery)).find((partner) => partner.id === id) ?? null;

export const createPartner = async (
  client: QueryClient,
  body: Body<'/api/admin/partners', 'post'>,
): Promise<PartnerWire> => {
  const created = await write('post', '/api/admin/partners', { body, idempotencyKey: newKey() });
  await refreshPartners(client);
  return created;
};

export const renamePartner = async (
  client: QueryClient,
  id: number,
  body: Body<'/api/admin/partners/{id}', 'patch'>,
): Promise<PartnerWire> => {
  const renamed = await write('patch', '/api/admin/partners/{id}', { path: { id }, body });
  await refreshPartners(client);
  return renamed;
};

/** One as it is now; null when it is gone. */
export const currentKey = async (client: QueryClient, id: number): Promise<PartnerKeyWire | null> =>
  (await client.fetchQuery(partnerKeysQuery)).find((key) => key.id === id) ?? null;

/** The answer says the key this once. */
export const cutKey = async (
  client: QueryClient,
  body: Body<'/api/admin/keys', 'post'>,
): Promise<CutKeyWire> => {
  const cut = await write('post', '/api/admin/keys', { body });
  await refreshKeys(client);
  return cut;
};

export const changeKey = async (
  client: QueryClient,
  id: number,
  body: Body<'/api/admin/keys/{id}', 'patch'>,
): Promise<PartnerKeyWire> => {
  try {
    return await write('patch', '/api/admin/keys/{id}', { path: { id }, body });
  } finally {
    // It may have ended meanwhile.
    await refreshKeys(client);
  }
};

/** The answer says the new key this once; the old one works on for so many hours. */
export const rotateKey = async (client: QueryClient, id: number, graceHours: number): Promise<CutKeyWire> => {
  const cut = await write('post', '/api/admin/keys/{id}/rotate', { path: { id }, body: { graceHours } });
  await refreshKeys(client);
  return cut;
};

export const revokeKey = async (client: QueryClient, id: number): Promise<void> => {
  try {
    await write('post', '/api/admin/keys/{id}/revoke', { path: { id } });
  } finally {
    await refreshKeys(client);
  }
};
