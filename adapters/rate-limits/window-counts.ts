import type { Limit, WindowCounts } from '../http/pipeline/rate-limits.ts';

/** What this process has counted in a window since the last exchange. */
export interface WindowChange {
  readonly key: string;
  /** Negative after an `undo`. 0 only asks for the total. */
  readonly added: number;
  /** Start and end of the window, in milliseconds. */
  readonly began: number;
  readonly expire: number;
}

/** The total of all processes in a window. */
export interface WindowTotal {
  readonly key: string;
  readonly points: number;
  readonly expire: number;
}

/** Counts that can be exchanged with other processes. */
export interface SharedCounts extends WindowCounts {
  /** Sends what was counted since the last exchange and takes over the totals of all processes. @throws what `send` throws */
  exchange(send: (changes: readonly WindowChange[]) => Promise<readonly WindowTotal[]>): Promise<void>;
}

interface Window {
  readonly key: string;
  readonly lengthMs: number;
  endsAt: number;
  usedAt: number;
  /** The total of all processes at the last exchange. */
  shared: number;
  /** Counted here and being sent in the current exchange. */
  sent: number;
  pending: number;
}

/** Windows that were used this recently are exchanged even when nothing was counted, so that the numbers told to clients stay correct. */
const FRESH_MS = 10_000;
/** Maximum number of windows in one exchange; the rest follows in the next one. */
const MOST = 2_000;
const SWEEP_MS = 60_000;

const usedOf = ({ shared, sent, pending }: Window): number => shared + sent + pending;

/** Fixed windows. Each begins with its first request. `now` is in milliseconds. */
export const windowCounts = (now: () => number = Date.now): SharedCounts => {
  const windows = new Map<string, Window>();
  const active = new Set<Window>();
  let sweptAt = now();

  const find = ({ name, seconds }: Limit, key: string, at: number): Window => {
    const id = `${name}:${key}`;
    const lengthMs = seconds * 1000;
    const known = windows.get(id);
    // A window that ends later than possible began before a wrong clock was corrected, so it is replaced.
    if (known && at < known.endsAt && known.endsAt - at < 2 * lengthMs) return known;
    if (known) active.delete(known);
    const fresh = { key: id, lengthMs, endsAt: at + lengthMs, usedAt: at, shared: 0, sent: 0, pending: 0 };
    windows.set(id, fresh);
    return fresh;
  };
  const add = (window: Window, count: number, at: number): void => {
    window.pending += count;
    window.usedAt = at;
    active.add(window);
  };
  const sweep = (at: number): void => {
    if (at - sweptAt < SWEEP_MS) return;
    sweptAt = at;
    for (const [id, window] of windows) if (window.endsAt <= at) windows.delete(id);
  };
  const collect = (at: number): readonly Window[] => {
    const chosen: Window[] = [];
    for (const window of active) {
      if (chosen.length === MOST) break;
      const isOver = window.endsAt <= at || (window.pending === 0 && at - window.usedAt > FRESH_MS);
      if (isOver) active.delete(window);
      else chosen.push(window);
    }
    // Exchanged windows go to the end of the order, so that none waits forever.
    for (const window of chosen) {
      active.delete(window);
      active.add(window);
    }
    return chosen;
  };

  return {
    take: (limit, key, points = 1) => {
      const at = now();
      const window = find(limit, key, at);
      const allowed = usedOf(window) < limit.points;
      if (allowed) add(window, points, at);
      return { allowed, used: usedOf(window), seconds: Math.max(1, Math.ceil((window.endsAt - at) / 1000)) };
    },
    undo: (limit, key) => {
      const at = now();
      const window = find(limit, key, at);
      if (usedOf(window) > 0) add(window, -1, at);
    },
    clear: (limit, key) => {
      const at = now();
      const window = find(limit, key, at);
      add(window, -usedOf(window), at);
    },
    exchange: async (send) => {
      const at = now();
      sweep(at);
      const chosen = collect(at);
      if (chosen.length === 0) return;
      for (const window of chosen) {
        window.sent = window.pending;
        window.pending = 0;
      }
      try {
        const totals = await send(
          chosen.map(({ key, sent, endsAt, lengthMs }) => ({
            key,
            added: sent,
            began: endsAt - lengthMs,
            expire: endsAt,
          })),
        );
        const byKey = new Map(totals.map((total) => [total.key, total]));
        for (const window of chosen) {
          const total = byKey.get(window.key);
          // Without a total, no process has counted anything in this window.
          window.shared = total?.points ?? 0;
          window.endsAt = total?.expire ?? window.endsAt;
          window.sent = 0;
        }
      } catch (error) {
        for (const window of chosen) {
          window.pending += window.sent;
          window.sent = 0;
        }
        throw error;
      }
    },
  };
};
