import { parentPort, workerData } from 'node:worker_threads';
import { type BusyWindow, readCalendar } from './busy-times.ts';

/** A worker thread that reads one calendar, so that parsing does not block the shop's requests. */
const { text, window } = workerData as { readonly text: string; readonly window: BusyWindow };
try {
  parentPort?.postMessage(readCalendar(text, window));
} catch (error) {
  parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) });
}
