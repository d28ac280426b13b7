import { queryOptions } from '@tanstack/react-query';
import { type ListPage, readPage } from '../transport/read-page.ts';
import { read } from '../transport/transport.ts';
import type { CardWire } from '../transport/wire.ts';
import { CATALOGUE_FRESH_MS, catalogueKey, EXPERIENCES, type Search } from './catalogue.ts';

/** How many cards a search shows at first, and how many more each time (decision 050). */
const RESULTS_LIMIT = 48;

/** A page of results. Search and filters combine; titles that match come first (decision 049). */
export const resultsQuery = ({ search, category, duration, price }: Search, cursor: string | null = null) =>
  queryOptions({
    queryKey: [...catalogueKey, 'results', { search, category, duration, price }, cursor],
    queryFn: async (context): Promise<ListPage<CardWire>> => {
      const query = { search: search || null, category, duration, price, cursor };
      return (await readPage(EXPERIENCES, { query: { ...query, limit: RESULTS_LIMIT, fields: 'card' } })(
        context,
      )) as ListPage<CardWire>;
    },
    staleTime: CATALOGUE_FRESH_MS,
  });

/** What one may look for where a search finds nothing. */
export const nearSearchesQuery = ({ search, category, duration, price }: Search) =>
  queryOptions({
    queryKey: [...catalogueKey, 'near', { search, category, duration, price }],
    queryFn: read('/api/near-searches', { query: { search: search || null, category, duration, price } }),
    staleTime: CATALOGUE_FRESH_MS,
  });
