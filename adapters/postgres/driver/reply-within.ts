import { performance } from 'node:perf_hooks';

const STEP_MS = 50;

/**
 * Waits at most `ms` milliseconds for a server's reply. Time in which this process's event loop was blocked hardly counts: after a
 * pause timers fire before replies that have arrived meanwhile are read, so a busy process would take a healthy server for a
 * hanging one.
 * @throws Error 'Query read timeout', like the driver
 */
export const replyWithin = async <Answer>(ms: number, answer: Promise<Answer>): Promise<Answer> => {
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
