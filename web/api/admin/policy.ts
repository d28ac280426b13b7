import { queryOptions } from '@tanstack/react-query';
import type { PolicyZone } from '@wondercast/core/shop/policy/policy';
import { configQuery } from '../catalogue/site.ts';
import { mutation } from '../transport/mutation.ts';
import { read } from '../transport/transport.ts';
import { write } from '../transport/write.ts';
import { adminKey } from './admin-key.ts';

const PATH = '/api/admin/policy';

/** The shop's own cancellation policy. */
export const policyQuery = queryOptions({
  queryKey: [...adminKey, 'policy'],
  queryFn: read(PATH),
  staleTime: 0,
});

interface NewPolicy {
  readonly zones: readonly PolicyZone[];
  readonly version: number;
}

export const savePolicy = mutation({
  send: ({ zones, version }: NewPolicy) =>
    write('put', PATH, { body: { zones: zones.map((zone) => ({ ...zone })), version } }),
  refresh: (client, saved) => {
    if (!saved) return client.invalidateQueries({ queryKey: policyQuery.queryKey });
    client.setQueryData(policyQuery.queryKey, saved);
    // The shop's pages show the costs of changes, also in this tab.
    void client.invalidateQueries({ queryKey: configQuery.queryKey });
  },
  refreshOnFailure: true,
});
