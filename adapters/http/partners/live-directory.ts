import { hash } from 'node:crypto';
import type { Directory, RingKey } from '@wondercast/core/partners/directory';
import type { Partners } from '@wondercast/core/partners/ports';

/** Partners' keys as this process knows them, at most a second behind the store. */
export interface LiveDirectory {
  /** 0 before the first load. */
  version(): number;
  /** Loads what is newer. Writers wait for it, so that their own process knows what they wrote. */
  refresh(): Promise<void>;
  /** The key of this text, also when it has ended; null when there is none. */
  keyOf(text: string): RingKey | null;
  /** Whether some working publishable key is bound to this origin. */
  knowsOrigin(origin: string): boolean;
}

const MOST_RECENT = 1_000;

export const liveDirectory = (partners: Pick<Partners, 'directory'>, now: () => Date): LiveDirectory => {
  let known: Directory = { version: 0, keys: [] };
  let byHash = new Map<string, RingKey>();
  let byOrigin = new Map<string, readonly RingKey[]>();
  /** Keys that were asked with since the last load: hashing each time would be most of what a read from memory costs. */
  let recent = new Map<string, RingKey>();
  let loading: Promise<void> | null = null;

  const load = async (): Promise<void> => {
    const next = await partners.directory();
    if (next.version < known.version) return;
    known = next;
    recent = new Map();
    byHash = new Map(next.keys.map((key) => [key.keyHash, key]));
    const origins = next.keys.flatMap((key) =>
      key.revoked ? [] : key.origins.map((origin) => [origin, key] as const),
    );
    byOrigin = new Map(
      [...Map.groupBy(origins, ([origin]) => origin)].map(([origin, pairs]) => [
        origin,
        pairs.map(([, key]) => key),
      ]),
    );
  };
  return {
    version: () => known.version,
    // A load that started before a write may miss it: whoever comes later gets a load of their own.
    refresh: async () => {
      await loading?.catch(() => {});
      loading ??= load().finally(() => {
        loading = null;
      });
      return loading;
    },
    keyOf: (text) => {
      const before = recent.get(text);
      if (before) return before;
      const key = byHash.get(hash('sha256', text, 'hex')) ?? null;
      if (key && recent.size < MOST_RECENT) recent.set(text, key);
      return key;
    },
    knowsOrigin: (origin) =>
      byOrigin.get(origin)?.some(({ expiresAt }) => expiresAt === null || expiresAt > now()) ?? false,
  };
};
