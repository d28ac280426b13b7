import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Filters, SUGGESTION_LIMIT } from '@wondercast/core/catalogue/search';
import type { Parameters } from '../transport/contract.ts';
import { type ListPage, readPage } from '../transport/read-page.ts';
import { type QueryContext, read } from '../transport/transport.ts';
import type { CardWire, ExperienceWire } from '../transport/wire.ts';

/** Lists and details count as fresh for five minutes (specification §9). */
export const CATALOGUE_FRESH_MS = 5 * 60_000;

/** Most cards of a row on the home page (decision 050). */
export const ROW_LIMIT = 24;

const PATH = '/api/experiences';

type Query = NonNullable<Parameters<typeof PATH, 'get'>['query']>;

/** A query function for cards: what a poster shows, and nothing else. */
export const cards = (query: Query) => async (context: QueryContext) =>
  (await read(PATH, { query: { ...query, fields: 'card' } })(context)) as CardWire[];

export const catalogueKey = ['experiences'] as const;

export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: read('/api/categories'),
  staleTime: CATALOGUE_FRESH_MS,
});

export const featuredQuery = queryOptions({
  queryKey: [...catalogueKey, 'featured'],
  queryFn: async (context) => {
    const found = await read(PATH, { query: { featured: true, limit: 1 } })(context);
    return (found[0] as ExperienceWire | undefined) ?? null;
  },
  staleTime: CATALOGUE_FRESH_MS,
});

/** The cards of one category's row. */
export const rowQuery = (category: string) =>
  queryOptions({
    queryKey: [...catalogueKey, 'row', category],
    queryFn: cards({ category, limit: ROW_LIMIT }),
    staleTime: CATALOGUE_FRESH_MS,
  });

export interface Search extends Filters {
  readonly search: string;
}

/** How many cards a search shows at first, and how many more each time (decision 050). */
const RESULTS_LIMIT = 48;

/** A page of results. Search and filters combine; titles that match come first (decision 049). */
export const resultsQuery = ({ search, category, duration, price }: Search, cursor: string | null = null) =>
  queryOptions({
    queryKey: [...catalogueKey, 'results', { search, category, duration, price }, cursor],
    queryFn: async (context): Promise<ListPage<CardWire>> => {
      const query = { search: search || null, category, duration, price, cursor };
      return (await readPage(PATH, { query: { ...query, limit: RESULTS_LIMIT, fields: 'card' } })(
        context,
      )) as ListPage<CardWire>;
    },
    staleTime: CATALOGUE_FRESH_MS,
  });

export const suggestionsQuery = (term: string) =>
  queryOptions({
    queryKey: [...catalogueKey, 'suggestions', term.toLowerCase()],
    queryFn: cards({ suggest: term, limit: SUGGESTION_LIMIT }),
    staleTime: CATALOGUE_FRESH_MS,
    placeholderData: keepPreviousData,
    enabled: term !== '',
  });
