import { hash } from 'node:crypto';
import type { Directory, RingKey } from '@wondercast/core/people/partners/directory';
import type { Partners } from '@wondercast/core/people/partners/ports';

/** The partner keys that this process knows, at most a second behind the store. */
export interface LiveDirectory {
  /** 0 before the first load. */
  version(): number;
  /** Loads a newer version. Writers await it, so that their own process knows their change. */
  refresh(): Promise<void>;
  /** Finds a key by its text, including expired and revoked keys; null when it does not exist. */
  findKey(text: string): RingKey | null;
  /** Whether any key of the test shop is valid. */
  hasTestKeys(): boolean;
  /** True when an active publishable key is bound to this origin. */
  knowsOrigin(origin: string): boolean;
  /** The origins of a partner's pages: those of its keys in the same mode that were not revoked at the last load. */
  originsOf(key: Pick<RingKey, 'partnerId' | 'mode'>): readonly string[];
}

const MAX_RECENT = 1_000;

const sideOf = ({ partnerId, mode }: Pick<RingKey, 'partnerId' | 'mode'>): string => `${mode} ${partnerId}`;

export const liveDirectory = (partners: Pick<Partners, 'directory'>, now: () => Date): LiveDirectory => {
  let known: Directory = { version: 0, keys: [] };
  let byHash = new Map<string, RingKey>();
  let ofPartner = new Map<string, readonly string[]>();
  let byOrigin = new Map<string, readonly RingKey[]>();
  /** Keys used since the last load, by their text. Hashing at every request would be most of the cost of a read from memory. */
  let recent = new Map<string, RingKey>();
  let loading: Promise<void> | null = null;

  const isAlive = ({ revoked, expiresAt }: RingKey): boolean =>
    !revoked && (expiresAt === null || expiresAt > now());

  const load = async (): Promise<void> => {
    const next = await partners.directory();
    if (next.version < known.version) return;
    known = next;
    recent = new Map();
    byHash = new Map(next.keys.map((key) => [key.keyHash, key]));
    const origins = next.keys.flatMap((key) =>
      key.revoked ? [] : key.origins.map((origin) => [origin, key] as const),
    );
    ofPartner = new Map(
      [...Map.groupBy(next.keys.filter(isAlive), sideOf)].map(([side, keys]) => [
        side,
        [...new Set(keys.flatMap((key) => key.origins))],
      ]),
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
    // A load in progress may have started before a write and miss it, so later callers start a new load.
    refresh: async () => {
      await loading?.catch(() => {});
      loading ??= load().finally(() => {
        loading = null;
      });
      return loading;
    },
    findKey: (text) => {
      const before = recent.get(text);
      if (before) return before;
      const key = byHash.get(hash('sha256', text, 'hex')) ?? null;
      if (key && recent.size < MAX_RECENT) recent.set(text, key);
      return key;
    },
    hasTestKeys: () => known.keys.some((key) => key.mode === 'test' && isAlive(key)),
    originsOf: (key) => ofPartner.get(sideOf(key)) ?? [],
    knowsOrigin: (origin) => byOrigin.get(origin)?.some(isAlive) ?? false,
  };
};
