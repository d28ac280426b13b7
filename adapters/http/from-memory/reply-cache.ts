import type { PreparedReply } from './prepared.ts';

/**
 * Prepared replies by URL. Replies of the catalogue are dropped when it changes; the oldest are evicted when the cache is full.
 */
export interface ReplyCache {
  get(url: string): PreparedReply | undefined;
  /** `version` is the catalogue version of the reply. A reply of an older version is not cached. */
  put(url: string, prepared: PreparedReply, version: number): void;
  /** Caches a file of the web until the process ends. */
  putStatic(url: string, prepared: PreparedReply): void;
  /** Drops every reply of an older catalogue version. */
  startVersion(version: number): void;
}

const MAX_BYTES = 48 * 1024 * 1024;
const MAX_ENTRIES = 4_000;
const MAX_URL_LENGTH = 1_000;

export const replyCache = (): ReplyCache => {
  const statics = new Map<string, PreparedReply>();
  let current = new Map<string, PreparedReply>();
  let bytes = 0;
  let currentVersion = 0;
  return {
    get: (url) => current.get(url) ?? statics.get(url),
    putStatic: (url, prepared) => {
      statics.set(url, prepared);
    },
    put: (url, prepared, version) => {
      if (version !== currentVersion || url.length > MAX_URL_LENGTH || current.has(url)) return;
      current.set(url, prepared);
      bytes += prepared.bytes;
      for (const [oldest, { bytes: size }] of current) {
        if (bytes <= MAX_BYTES && current.size <= MAX_ENTRIES) break;
        current.delete(oldest);
        bytes -= size;
      }
    },
    startVersion: (version) => {
      currentVersion = version;
      current = new Map();
      bytes = 0;
    },
  };
};
