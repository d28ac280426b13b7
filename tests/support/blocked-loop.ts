const TICK_MS = 5;

/** What this thread has worked so far, in milliseconds. */
export const workedMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

export interface LoopWatch {
  /** The longest time, in milliseconds, that nothing else could run since the last look. */
  longestMs(): number;
  stop(): void;
}

/**
 * Watches this process's event loop: a timer that is late was kept waiting by other work. Only what this thread has worked
 * meanwhile counts: on a busy machine another program may have had the processor.
 */
export const watchLoop = (): LoopWatch => {
  let last = performance.now();
  let worked = workedMs();
  let longest = 0;
  const look = () => {
    const [at, work] = [performance.now(), workedMs()];
    longest = Math.max(longest, Math.min(at - last - TICK_MS, work - worked));
    [last, worked] = [at, work];
  };
  const timer = setInterval(look, TICK_MS);
  return {
    longestMs: () => {
      look();
      const found = longest;
      longest = 0;
      return found;
    },
    stop: () => clearInterval(timer),
  };
};
