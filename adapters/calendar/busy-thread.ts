import { parentPort, workerData } from 'node:worker_threads';
import { type BusyWindow, readCalendar } from './busy-times.ts';

/** Reads the one calendar that it is given, beside the requests of the shop. */
const { text, window } = workerData as { readonly text: string; readonly window: BusyWindow };
try {
  parentPort?.postMessage(readCalendar(text, window));
} catch (error) {
  parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) });
}
