import { Worker } from 'node:worker_threads';
import type { BusyTime } from '@wondercast/core/staffing/host';
import type { BusyWindow } from './busy-times.ts';

export type BusyResult = { readonly busy: readonly BusyTime[] } | { readonly error: string };

/** Milliseconds that reading one file may take. */
const TIMEOUT_MS = 10_000;
const HEAP = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 96 };

/**
 * Reads a calendar in a thread of its own, which ends with it: what is slow, endless or needs too much memory ends the thread, and no
 * request waits.
 */
export const readBusyTimes = (
  text: string,
  window: BusyWindow,
  timeoutMs = TIMEOUT_MS,
): Promise<BusyResult> =>
  new Promise((resolve) => {
    const thread = new Worker(new URL('./busy-thread.ts', import.meta.url), {
      workerData: { text, window },
      resourceLimits: HEAP,
    });
    thread.unref();
    const end = (result: BusyResult) => {
      clearTimeout(timer);
      resolve(result);
      void thread.terminate();
    };
    const timer = setTimeout(() => end({ error: 'It takes too long to be read.' }), timeoutMs);
    thread.once('message', (result: BusyResult) => end(result));
    thread.once('error', () => end({ error: 'It is too large to be read.' }));
    thread.once('exit', () => end({ error: 'It cannot be read.' }));
  });
