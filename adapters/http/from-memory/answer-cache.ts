import type { Prepared } from './prepared.ts';

/**
 * Prepared replies by URL. Replies of the catalogue are dropped when it changes; the oldest are evicted when the cache is full.
 */
export interface AnswerCache {
  get(url: string): Prepared | undefined;
  /** `version` is the catalogue version of the reply. A reply of an older version is not cached. */
  put(url: string, prepared: Prepared, version: number): void;
  /** Caches a file of the web until the process ends. */
  keep(url: string, prepared: Prepared): void;
  /** Drops every reply of an older catalogue version. */
  startVersion(version: number): void;
}

const MOST_BYTES = 48 * 1024 * 1024;
const MOST_ENTRIES = 4_000;
const LONGEST_URL = 1_000;

export const answerCache = (): AnswerCache => {
  const kept = new Map<string, Prepared>();
  let current = new Map<string, Prepared>();
  let bytes = 0;
  let currentVersion = 0;
  return {
    get: (url) => current.get(url) ?? kept.get(url),
    keep: (url, prepared) => {
      kept.set(url, prepared);
    },
    put: (url, prepared, version) => {
      if (version !== currentVersion || url.length > LONGEST_URL || current.has(url)) return;
      current.set(url, prepared);
      bytes += prepared.bytes;
      for (const [oldest, { bytes: size }] of current) {
        if (bytes <= MOST_BYTES && current.size <= MOST_ENTRIES) break;
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
