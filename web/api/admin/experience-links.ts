import type { QueryClient } from '@tanstack/react-query';
import { catalogueKey } from '../catalogue/catalogue.ts';
import { mutation } from '../transport/mutation.ts';
import { ApiError } from '../transport/transport.ts';
import { write } from '../transport/write.ts';
import { adminAddOnsQuery } from './add-ons.ts';
import { hostsQuery } from './hosts.ts';

/** What an experience is sold with, or who leads it: by id, whether it shall be so. */
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

/** Somebody else may have saved meanwhile: what they saved is read anew, and stays. */
const TRIES = 3;

const isStale = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** Makes one link so. */
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

/** Makes links one after the other; answers the names of what is not as it should be. */
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
    // What is gone meanwhile has no link to take away.
    if (linked ? !(await link(side, experienceId, linked, wanted)) : wanted)
      failed.push(linked?.name ?? `number ${id}`);
  }
  return failed;
};

/** Add-ons and hosts of an experience that is saved; answers the names of those that could not be linked. */
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
