/** Runs work, at most so many pieces at once; the others wait, first come first served. */
export type AtMost = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * `waiting` is how many may wait.
 * @throws what `refusal` makes, when more than that wait already
 */
export const atMost = (once: number, waiting: number, refusal: () => Error): AtMost => {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (running >= once) {
      if (queue.length >= waiting) throw refusal();
      await new Promise<void>((resolve) => queue.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
};
