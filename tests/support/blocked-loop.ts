const TICK_MS = 5;

export interface LoopWatch {
  /** The longest time, in milliseconds, that nothing else could run since the last look. */
  longestMs(): number;
  stop(): void;
}

/** Watches this process's event loop: a timer that is late was kept waiting by other work. */
export const watchLoop = (): LoopWatch => {
  let last = performance.now();
  let longest = 0;
  const look = () => {
    const at = performance.now();
    longest = Math.max(longest, at - last - TICK_MS);
    last = at;
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
