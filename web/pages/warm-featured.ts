import { featuredQuery } from '../api/catalogue/catalogue.ts';
import { found, type Warm } from './page-chunk.tsx';

/** For pages that show the featured artwork. */
export const warmFeatured: Warm = async (client) => {
  await client.fetchQuery(featuredQuery);
  return found;
};
