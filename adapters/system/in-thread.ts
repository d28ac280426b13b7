import { Worker } from 'node:worker_threads';

/** What becomes of a thread that gives no answer: its result in place of one. */
interface Bounds<Result> {
  readonly timeoutMs: number;
  /** Of its heap. */
  readonly youngMb: number;
  readonly oldMb: number;
  readonly tooSlow: Result;
  /** It needed too much memory, or threw. */
  readonly failed: Result;
}

/**
 * The one message of a script that runs in a thread of its own and ends with it: what is slow, endless or needs too much memory ends
 * the thread, and no request waits. Never rejects.
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
