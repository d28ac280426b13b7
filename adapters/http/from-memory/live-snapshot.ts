import { Refusal } from '@wondercast/core/kernel/refusal';
import type { Store } from '@wondercast/core/shop';
import { type Snapshot, snapshotOf, updatedSnapshot } from '@wondercast/core/shop/catalogue/snapshot';
import type { Log } from '../log.ts';
import type { LiveDirectory } from '../partners/live-directory.ts';

/** Versions of the data that each process caches. */
export interface Versions {
  readonly catalogue: number;
  /** Version of the partner keys. */
  readonly partners: number;
}

/** The heartbeat: tells whether the store is reachable and which versions it holds. */
export interface Pulse {
  /** Reads the versions from the store. @throws Error when the store does not reply within the heartbeat's timeout */
  beat(): Promise<Versions>;
  /** Called once when the store stops replying. */
  failed?(): void;
  close(): Promise<void>;
}

/** The catalogue snapshot that this process serves, at most a second behind the store. */
export interface LiveSnapshot {
  /** @throws Refusal 'unavailable' before the first load */
  current(): Snapshot;
  /** Loads what has changed since the current version. Writers await it, so that their own process serves what they wrote. */
  refresh(): Promise<void>;
  /** True while the store is reachable and a catalogue is loaded. */
  ready(): boolean;
  /** @throws Refusal 'unavailable' while the store is unreachable */
  assertUp(): void;
  /** Rejects when the store becomes unreachable, or at once if it already is. */
  untilDown(signal: AbortSignal): Promise<never>;
  onVersion(listener: (snapshot: Snapshot) => void): void;
  /** Resolves after the first successful heartbeat, because only the catalogue can be served before. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

const BEAT_MS = 500;
/** Interval of heartbeats while the store is unreachable. Bookings continue at most this long after it is back. */
const AWAY_BEAT_MS = 100;

export const UNAVAILABLE = 'The shop cannot answer just now. Please try again.';

const unavailable = () => new Refusal('unavailable', UNAVAILABLE);

export const liveSnapshot = (
  catalogue: Pick<Store['catalogue'], 'load' | 'changesSince'>,
  directory: Pick<LiveDirectory, 'version' | 'refresh'>,
  pulse: Pulse,
  log: Log,
): LiveSnapshot => {
  let snapshot: Snapshot | null = null;
  let up = false;
  let wasUp = false;
  let timer: NodeJS.Timeout | null = null;
  let stopped = false;
  let loading: Promise<void> | null = null;
  const listeners: ((snapshot: Snapshot) => void)[] = [];
  const waiting = new Set<(error: Refusal) => void>();
  const begun = Promise.withResolvers<void>();

  /** Loads the whole catalogue the first time, and whenever the store cannot list what has changed. */
  const nextOf = async (before: Snapshot | null): Promise<Snapshot> => {
    const changes = before && (await catalogue.changesSince(before.version));
    return before && changes ? updatedSnapshot(before, changes) : snapshotOf(await catalogue.load());
  };
  const load = async (): Promise<void> => {
    const next = await nextOf(snapshot);
    if (snapshot && next.version <= snapshot.version) return;
    snapshot = next;
    for (const listener of listeners) listener(next);
  };
  /** A load in progress may have started before a write and miss it, so later callers start a new load. */
  const refresh = async (): Promise<void> => {
    await loading?.catch(() => {});
    loading ??= load().finally(() => {
      loading = null;
    });
    return loading;
  };
  const markUp = (): void => {
    if (!up && wasUp) log.info({}, 'The store answers again');
    up = true;
    wasUp = true;
    begun.resolve();
  };
  const markDown = (err: unknown): void => {
    if (up) {
      log.warn({ err }, 'The store cannot be written: everything but browsing waits for it');
      pulse.failed?.();
    }
    up = false;
    for (const reject of waiting) reject(unavailable());
    waiting.clear();
  };
  const beat = async (): Promise<void> => {
    try {
      const versions = await pulse.beat();
      if (versions.partners !== directory.version()) await directory.refresh();
      if (versions.catalogue !== snapshot?.version) await refresh();
      markUp();
    } catch (error) {
      markDown(error);
    }
    if (!stopped) timer = setTimeout(beat, up ? BEAT_MS : AWAY_BEAT_MS);
  };
  return {
    current: () => {
      if (!snapshot) throw unavailable();
      return snapshot;
    },
    refresh,
    ready: () => up && snapshot !== null,
    assertUp: () => {
      if (!up) throw unavailable();
    },
    untilDown: (signal) =>
      new Promise((_, reject) => {
        if (!up) return reject(unavailable());
        waiting.add(reject);
        signal.addEventListener('abort', () => waiting.delete(reject), { once: true });
      }),
    onVersion: (listener) => {
      listeners.push(listener);
      if (snapshot) listener(snapshot);
    },
    start: async () => {
      await beat();
      await begun.promise;
    },
    stop: async () => {
      stopped = true;
      if (timer) clearTimeout(timer);
      await pulse.close();
    },
  };
};
