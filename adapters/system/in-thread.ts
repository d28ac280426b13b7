import { Worker } from 'node:worker_threads';

/** Limits of a worker thread, and the results to use when it reaches one. */
interface Bounds<Result> {
  readonly timeoutMs: number;
  /** Limit of the heap's young generation, in megabytes. */
  readonly youngMb: number;
  readonly oldMb: number;
  readonly tooSlow: Result;
  /** Result when the thread ran out of memory or threw. */
  readonly failed: Result;
}

/**
 * Runs a script in a worker thread of its own and resolves to its one message. A script that is slow, never ends or needs too much
 * memory is terminated, so no request waits for it. Never rejects.
 */
export const inThread = <Result>(
  script: URL,
  workerData: unknown,
  { timeoutMs, youngMb, oldMb, tooSlow, failed }: Bounds<Result>,
): Promise<Result> =>
  new Promise((resolve) => {
    const thread = new Worker(script, {
      workerData,
      resourceLimits: { maxYoungGenerationSizeMb: youngMb, maxOldGenerationSizeMb: oldMb },
    });
    thread.unref();
    const end = (result: Result) => {
      clearTimeout(timer);
      resolve(result);
      void thread.terminate();
    };
    const timer = setTimeout(() => end(tooSlow), timeoutMs);
    thread.once('message', end);
    thread.once('error', () => end(failed));
    thread.once('exit', () => end(failed));
  });
