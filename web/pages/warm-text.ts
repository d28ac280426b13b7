import { textQuery } from '../api/catalogue/texts.ts';
import { found, type Warm } from './page-chunk.tsx';

/** Fetches the data of pages with the shop's own texts. */
export const warmText =
  (name: Parameters<typeof textQuery>[0]): Warm =>
  async (client) => {
    await client.fetchQuery(textQuery(name));
    return found;
  };
