import { invalid } from '@wondercast/core/kernel/refusal';
import type { CatalogueTable, FileFormat } from '@wondercast/core/shop/catalogue/catalogue-file';
import { inThread } from '../../system/in-thread.ts';
import { readTable } from './read-table.ts';

type Result = { readonly table: CatalogueTable } | { readonly refused: string };

/** Files up to this many characters are read in this thread, because starting a worker takes longer. */
const SMALL = 50_000;
/** Timeout for reading one file, in milliseconds. */
const TIMEOUT_MS = 10_000;

const TOO_SLOW = 'The file takes too long to be read.';
const TOO_LARGE = 'The file is too large to be read.';

/**
 * Reads the rows of a file. A large file is read in a worker thread, so that millions of empty records or brackets do not block
 * requests.
 * @throws Refusal 'invalid' when the file does not have its format, or takes too long
 */
export const readTableApart = async (format: FileFormat, text: string): Promise<CatalogueTable> => {
  if (text.length <= SMALL) return readTable(format, text);
  const result = await inThread<Result>(
    new URL('./table-thread.ts', import.meta.url),
    { format, text },
    {
      timeoutMs: TIMEOUT_MS,
      youngMb: 16,
      oldMb: 512,
      tooSlow: { refused: TOO_SLOW },
      failed: { refused: TOO_LARGE },
    },
  );
  if ('refused' in result) throw invalid('text', result.refused);
  return result.table;
};
