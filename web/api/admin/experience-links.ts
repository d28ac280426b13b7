import type { QueryClient } from '@tanstack/react-query';
import { catalogueKey } from '../catalogue/catalogue.ts';
import { mutation } from '../transport/mutation.ts';
import { ApiError } from '../transport/transport.ts';
import { write } from '../transport/write.ts';
import { adminAddOnsQuery } from './add-ons.ts';
import { hostsQuery } from './hosts.ts';

/** Links of an experience to add-ons or hosts: by id, whether the link shall exist. */
export type LinkChanges = ReadonlyMap<number, boolean>;

interface Links {
  readonly client: QueryClient;
  readonly experienceId: number;
  readonly addOns: LinkChanges;
  readonly hosts: LinkChanges;
}

interface Linked {
  readonly id: number;
  readonly name: string;
  readonly version: number;
  readonly experienceIds: readonly number[];
}

interface Side {
  readonly read: () => Promise<readonly Linked[]>;
  readonly write: (id: number, body: { experienceIds: number[]; version: number }) => Promise<unknown>;
}

/** On a version conflict, somebody else has saved meanwhile: their version is read and changed again. */
const TRIES = 3;

const isStale = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** Creates or removes one link. */
const link = async (side: Side, experienceId: number, linked: Linked, wanted: boolean): Promise<boolean> => {
  let now = linked;
  for (let tried = 0; tried < TRIES; tried += 1) {
    if (now.experienceIds.includes(experienceId) === wanted) return true;
    const others = now.experienceIds.filter((id) => id !== experienceId);
    const experienceIds = wanted ? [...others, experienceId] : others;
    try {
      await side.write(now.id, { experienceIds, version: now.version });
      return true;
    } catch (error) {
      if (!isStale(error)) return false;
      const again = (await side.read().catch(() => [])).find(({ id }) => id === linked.id);
      if (!again) return false;
      now = again;
    }
  }
  return false;
};

/** Changes links one after another. Returns the names of those that failed. */
const linkAll = async (
  side: Side,
  experienceId: number,
  changes: LinkChanges,
): Promise<readonly string[]> => {
  if (changes.size === 0) return [];
  const all = await side.read();
  const failed: string[] = [];
  for (const [id, wanted] of changes) {
    const linked = all.find((each) => each.id === id);
    // A record that was deleted meanwhile has no link to remove.
    if (linked ? !(await link(side, experienceId, linked, wanted)) : wanted)
      failed.push(linked?.name ?? `number ${id}`);
  }
  return failed;
};

/** Links add-ons and hosts to a saved experience. Returns the names of those that could not be linked. */
export const linkExperience = mutation({
  send: async ({ client, experienceId, addOns, hosts }: Links): Promise<readonly string[]> => {
    const ofAddOns: Side = {
      read: () => client.fetchQuery(adminAddOnsQuery),
      write: (id, body) => write('patch', '/api/addons/{id}', { path: { id }, body }),
    };
    const ofHosts: Side = {
      read: () => client.fetchQuery(hostsQuery),
      write: (id, body) => write('patch', '/api/admin/hosts/{id}', { path: { id }, body }),
    };
    return [
      ...(await linkAll(ofAddOns, experienceId, addOns)),
      ...(await linkAll(ofHosts, experienceId, hosts)),
    ];
  },
  refresh: (client) =>
    Promise.all([
      client.invalidateQueries({ queryKey: catalogueKey }),
      client.invalidateQueries({ queryKey: adminAddOnsQuery.queryKey }),
      client.invalidateQueries({ queryKey: hostsQuery.queryKey }),
    ]),
  refreshOnFailure: true,
});
