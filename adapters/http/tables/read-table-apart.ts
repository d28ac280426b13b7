import { invalid } from '@wondercast/core/kernel/refusal';
import type { CatalogueTable, FileFormat } from '@wondercast/core/shop/catalogue/catalogue-file';
import { inThread } from '../../system/in-thread.ts';
import { readTable } from './read-table.ts';

type Result = { readonly table: CatalogueTable } | { readonly refused: string };

/** Characters up to which a file is read at once: a thread takes longer to start. */
const SMALL = 50_000;
/** Milliseconds that reading one file may take. */
const TIMEOUT_MS = 10_000;

const TOO_SLOW = 'The file takes too long to be read.';
const TOO_LARGE = 'The file is too large to be read.';

/**
 * The rows of a file. A large one is read in a thread of its own: millions of empty records, or of brackets, keep no request waiting.
 * @throws Refusal 'invalid' when it is not of its format, or takes too long
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
