import type { PreparedReply } from './prepared.ts';

/** Decides how long a cached reply stays valid. */
export interface ReplySource {
  /** The catalogue version from which the reply was made. */
  readonly version: number;
  /** Whether the current catalogue would give the same reply. Without it, the reply is valid for its version only. */
  isStillTrue?(): boolean;
  /** Whether the reply may be sent right now. Without it, only the version decides. */
  isFresh?(): boolean;
  /** Whether the reply can never be valid again. Without it, a reply that is not fresh is dropped. */
  isOver?(): boolean;
}

/**
 * Prepared replies by URL. After a change of the catalogue, a reply is checked the next time it is requested and stays if the
 * change does not affect it. The oldest replies are evicted when the cache is full.
 */
export interface ReplyCache {
  get(url: string): PreparedReply | undefined;
  /** Adds a reply, unless it was made from an older version. */
  put(url: string, prepared: PreparedReply, source: ReplySource): void;
  /** Caches a file of the web for the life of the process. */
  putStatic(url: string, prepared: PreparedReply): void;
  /** Registers a reply that is computed on demand and does its own caching; undefined when there is none. */
  putComputed(url: string, compute: () => PreparedReply | undefined): void;
  /** Tells the cache the current catalogue version, for which entries must be valid. */
  startVersion(version: number): void;
}

interface Entry {
  readonly prepared: PreparedReply;
  readonly source: ReplySource;
  /** The latest version for which the reply is known to be valid. */
  trueFor: number;
}

const MAX_BYTES = 48 * 1024 * 1024;
const MAX_ENTRIES = 4_000;
const MAX_URL_LENGTH = 1_000;

export const replyCache = (): ReplyCache => {
  const statics = new Map<string, PreparedReply>();
  const computed = new Map<string, () => PreparedReply | undefined>();
  const entries = new Map<string, Entry>();
  let bytes = 0;
  let currentVersion = 0;
  const drop = (url: string, { prepared }: Entry): void => {
    entries.delete(url);
    bytes -= prepared.bytes;
  };
  const find = (url: string): PreparedReply | undefined => {
    const entry = entries.get(url);
    if (entry?.source.isFresh?.() === false) {
      if (entry.source.isOver?.() !== false) drop(url, entry);
      return undefined;
    }
    if (!entry || entry.trueFor === currentVersion) return entry?.prepared;
    if (entry.source.isStillTrue?.()) {
      entry.trueFor = currentVersion;
      return entry.prepared;
    }
    drop(url, entry);
    return undefined;
  };
  return {
    get: (url) => find(url) ?? statics.get(url) ?? computed.get(url)?.(),
    putStatic: (url, prepared) => {
      statics.set(url, prepared);
    },
    putComputed: (url, compute) => {
      computed.set(url, compute);
    },
    put: (url, prepared, source) => {
      if (source.version !== currentVersion || url.length > MAX_URL_LENGTH || find(url)) return;
      const former = entries.get(url);
      if (former) drop(url, former);
      entries.set(url, { prepared, source, trueFor: currentVersion });
      bytes += prepared.bytes;
      for (const [oldest, entry] of entries) {
        if (bytes <= MAX_BYTES && entries.size <= MAX_ENTRIES) break;
        drop(oldest, entry);
      }
    },
    startVersion: (version) => {
      currentVersion = version;
    },
  };
};
