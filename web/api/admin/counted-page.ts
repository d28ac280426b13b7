import { wordsOf } from '@wondercast/core/desk/office/register';
import { mostCountedOf } from '@wondercast/core/kernel/most-counted';
import type { QueryContext } from '../transport/transport.ts';

/** A query function that also returns how far the list was counted (decision 176). */
export const countedPage =
  <Page>(search: string | null | undefined, readPage: (context: QueryContext) => Promise<Page>) =>
  async (context: QueryContext): Promise<Page & { readonly countTo: number }> => ({
    ...(await readPage(context)),
    countTo: mostCountedOf(wordsOf(search ?? '')),
  });
