import { inThread } from '../system/in-thread.ts';
import type { BusyWindow, CalendarReading } from './busy-times.ts';

export type BusyResult = CalendarReading | { readonly error: string };

/** Timeout for one file, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** Reads a calendar in a worker thread. */
export const readBusyTimes = (
  text: string,
  window: BusyWindow,
  timeoutMs = TIMEOUT_MS,
): Promise<BusyResult> =>
  inThread<BusyResult>(
    new URL('./busy-thread.ts', import.meta.url),
    { text, window },
    {
      timeoutMs,
      youngMb: 8,
      oldMb: 96,
      tooSlow: { error: 'It takes too long to be read.' },
      failed: { error: 'It is too large to be read.' },
    },
  );
