import { Worker } from 'node:worker_threads';
import type { CatalogueTable, FileFormat } from '@wondercast/core/catalogue/catalogue-file';
import { invalid } from '@wondercast/core/refusal';
import { readTable } from './read-table.ts';

type Result = { readonly table: CatalogueTable } | { readonly refused: string };

/** Characters up to which a file is read at once: a thread takes longer to start. */
const SMALL = 50_000;
/** Milliseconds that reading one file may take. */
const TIMEOUT_MS = 10_000;
const HEAP = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 512 };

export const TOO_SLOW = 'The file takes too long to be read.';
export const TOO_LARGE = 'The file is too large to be read.';

/**
 * The rows of a file. A large one is read in a thread of its own, which ends with it: millions of empty records, or of brackets, keep
 * no request waiting.
 * @throws Refusal 'invalid' when it is not of its format, or takes too long
 */
export const readTableApart = async (format: FileFormat, text: string): Promise<CatalogueTable> => {
  if (text.length <= SMALL) return readTable(format, text);
  const result = await new Promise<Result>((resolve) => {
    const thread = new Worker(new URL('./table-thread.ts', import.meta.url), {
      workerData: { format, text },
      resourceLimits: HEAP,
    });
    thread.unref();
    const end = (ended: Result) => {
      clearTimeout(timer);
      resolve(ended);
      void thread.terminate();
    };
    const timer = setTimeout(() => end({ refused: TOO_SLOW }), TIMEOUT_MS);
    thread.once('message', (read: Result) => end(read));
    thread.once('error', () => end({ refused: TOO_LARGE }));
    thread.once('exit', () => end({ refused: TOO_LARGE }));
  });
  if ('refused' in result) throw invalid('text', result.refused);
  return result.table;
};
