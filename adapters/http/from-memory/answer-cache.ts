import type { Prepared } from './prepared.ts';

/** Prepared answers by address. Those of the catalogue are forgotten when it changes; the oldest go when room runs out. */
export interface AnswerCache {
  get(url: string): Prepared | undefined;
  /** `version` is that of the catalogue the answer was made from; an answer from an older one is not kept. */
  put(url: string, prepared: Prepared, version: number): void;
  /** For good: the files of the web. */
  keep(url: string, prepared: Prepared): void;
  /** Forgets everything made from an older catalogue. */
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
