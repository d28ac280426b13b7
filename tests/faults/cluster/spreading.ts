import type { Wire } from '@wondercast/openapi/codec/wire';
import type { Cluster } from '../../cluster/cluster.ts';
import { unique } from '../../support/builders.ts';
import { createClient } from '../../support/http-client.ts';
import { aKey, withKey } from '../../support/partners.ts';
import { until } from '../../support/until.ts';
import { adminOf, postUntilDone } from './admin.ts';

/** Milliseconds until every node says it. */
const untilAll = async ({ nodes }: Cluster, what: string, says: (url: string) => Promise<boolean>) => {
  const since = performance.now();
  await Promise.all(nodes.map(({ url }) => until(what, () => says(url))));
  return performance.now() - since;
};

/** Adds a category on one node; answers the milliseconds until all of them serve it. */
export const spreadEdit = async (cluster: Cluster): Promise<number> => {
  const admin = await adminOf(cluster.url);
  const name = unique('Spread');
  await postUntilDone(admin, '/api/categories', { name });
  return untilAll(cluster, 'the category is served', async (url) => {
    const { body } = await createClient(url).get<readonly Wire<'Category'>[]>('/api/categories');
    return body.some((category) => category.name === name);
  });
};

/** Revokes a key on one node; answers the milliseconds until none of them takes it. */
export const spreadRevocation = async (cluster: Cluster): Promise<number> => {
  const admin = await adminOf(cluster.url);
  const { id, key } = await aKey(admin, { kind: 'secret' });
  const status = async (url: string) =>
    (await createClient(url).get('/api/experiences', withKey(key))).status;
  await untilAll(cluster, 'the key is taken', async (url) => (await status(url)) === 200);
  await postUntilDone(admin, `/api/admin/keys/${id}/revoke`);
  return untilAll(cluster, 'the key is refused', async (url) => (await status(url)) === 401);
};
