import { featuredQuery } from '../api/catalogue/catalogue.ts';
import { found, type Warm } from './page-chunk.tsx';

/** Fetches the data of pages that show the featured artwork. */
export const warmFeatured: Warm = async (client) => {
  await client.fetchQuery(featuredQuery);
  return found;
};
