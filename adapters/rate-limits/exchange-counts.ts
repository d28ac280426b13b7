import type { SharedCounts, WindowChange, WindowTotal } from './window-counts.ts';

export interface Exchanging {
  /** Exchanges one last time, so that the latest counts are not lost. */
  stop(): Promise<void>;
}

/** How often counts are exchanged: other processes learn of a count at most this late, in milliseconds. */
export const EXCHANGE_MS = 250;

/** Exchanges counts at an interval. While the store is unreachable, each process counts alone and catches up afterwards. */
export const exchangeCounts = (
  counts: SharedCounts,
  send: (changes: readonly WindowChange[]) => Promise<readonly WindowTotal[]>,
  intervalMs: number = EXCHANGE_MS,
): Exchanging => {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let stopped = false;
  const exchange = () => counts.exchange(send).catch(() => {});
  const schedule = (): void => {
    if (stopped) return;
    timer = setTimeout(() => {
      running = exchange().then(schedule);
    }, intervalMs);
    timer.unref();
  };
  schedule();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
      await exchange();
    },
  };
};
