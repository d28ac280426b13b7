import { parentPort, workerData } from 'node:worker_threads';
import { Refusal } from '@wondercast/core/kernel/refusal';
import type { FileFormat } from '@wondercast/core/shop/catalogue/catalogue-file';
import { readTable } from './read-table.ts';

/** A worker thread that reads one file, so that parsing does not block requests. */
const { format, text } = workerData as { readonly format: FileFormat; readonly text: string };
try {
  parentPort?.postMessage({ table: readTable(format, text) });
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  parentPort?.postMessage({ refused: error.message });
}
