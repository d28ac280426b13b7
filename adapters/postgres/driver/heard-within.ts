import { performance } from 'node:perf_hooks';

const STEP_MS = 50;

/**
 * Waits `ms` milliseconds for what a server answers. Time in which this process could read nothing, because its event loop was
 * blocked, hardly counts: after a pause its timers fire before the answers that came meanwhile are read, and a busy process
 * would take a healthy server for one that hangs.
 *
 * @throws Error 'Query read timeout', as the driver says it
 */
export const heardWithin = async <Answer>(ms: number, answer: Promise<Answer>): Promise<Answer> => {
  const overdue = Promise.withResolvers<never>();
  let [left, last] = [ms, performance.now()];
  const clock = setInterval(() => {
    const now = performance.now();
    left -= Math.min(now - last, 2 * STEP_MS);
    last = now;
    if (left <= 0) overdue.reject(new Error('Query read timeout'));
  }, STEP_MS);
  try {
    return await Promise.race([answer, overdue.promise]);
  } finally {
    clearInterval(clock);
  }
};
