import type { PreparedReply } from './prepared.ts';

/** What a cached reply was made of. */
export interface ReplySource {
  /** The catalogue version of the reply. */
  readonly version: number;
  /** Whether the catalogue of now would give the same reply. A reply without it ends with its version. */
  isStillTrue?(): boolean;
  /** Whether it may still be sent at this moment. A reply without it ends with its version alone. */
  isFresh?(): boolean;
  /** Whether it may never be sent again. A reply without it is over once it is not fresh. */
  isOver?(): boolean;
}

/**
 * Prepared replies by URL. When the catalogue changes, a reply is looked at again the next time it is asked for, and stays if
 * the change does not touch it; the oldest are evicted when the cache is full.
 */
export interface ReplyCache {
  get(url: string): PreparedReply | undefined;
  /** A reply of an older version is not cached. */
  put(url: string, prepared: PreparedReply, source: ReplySource): void;
  /** Caches a file of the web until the process ends. */
  putStatic(url: string, prepared: PreparedReply): void;
  /** A reply that is made when it is asked for, and keeps itself; undefined while there is none. */
  putComputed(url: string, compute: () => PreparedReply | undefined): void;
  /** From now on replies are true when they are true of this catalogue version. */
  startVersion(version: number): void;
}

interface Entry {
  readonly prepared: PreparedReply;
  readonly source: ReplySource;
  /** The latest version for which the reply is known to be true. */
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
