import { isNarrowed, searchOf } from '../addresses/search-address.ts';
import { categoriesQuery, featuredQuery, rowQuery } from '../api/catalogue/catalogue.ts';
import { logosQuery } from '../api/catalogue/site.ts';
import HomePage from './HomePage.tsx';
import { found, type PageChunk, type Warm } from './page-chunk.tsx';
import { resultsChunk } from './results-chunk.ts';

const warm: Warm = async (client, url, name) => {
  const search = searchOf(url.searchParams);
  const categories = client.fetchQuery(categoriesQuery);
  if (isNarrowed(search)) {
    const [results] = await Promise.all([resultsChunk.load(), categories]);
    await results.warm?.(client, url, name);
    return found;
  }
  const rows = categories.then((each) =>
    Promise.all(each.map(({ slug }) => client.fetchQuery(rowQuery(slug)))),
  );
  await Promise.all([rows, client.fetchQuery(featuredQuery), client.fetchQuery(logosQuery)]);
  return found;
};

/** Part of the first load, because most visits start on this page and all pass through it. */
export const homeChunk: PageChunk = {
  module: 'entry-client.tsx',
  Page: HomePage,
  load: async () => ({ default: HomePage, warm }),
};
