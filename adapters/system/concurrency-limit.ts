/** Runs a limited number of tasks at once; the others wait in order. */
export type ConcurrencyLimit = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * `maxWaiting` limits how many tasks may wait; unlimited by default.
 * @throws the error that `refusal` makes, when the queue is full
 */
export const concurrencyLimit = (
  limit: number,
  maxWaiting = Number.POSITIVE_INFINITY,
  refusal = () => new Error('Too many tasks wait'),
): ConcurrencyLimit => {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (running >= limit) {
      if (queue.length >= maxWaiting) throw refusal();
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
