import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AskedFinder } from '@wondercast/core/buying/free-times/asked-finder';
import { type Filters, SUGGESTION_LIMIT } from '@wondercast/core/shop/catalogue/search';
import type { Parameters } from '../transport/contract.ts';

import { type QueryContext, read } from '../transport/transport.ts';
import type { CardWire, ExperienceWire } from '../transport/wire.ts';

/** How long lists and details are fresh (specification §9). */
export const CATALOGUE_FRESH_MS = 5 * 60_000;

/** Maximum number of cards in a row on the home page (decision 050). */
export const ROW_LIMIT = 24;

export const EXPERIENCES = '/api/experiences';

type Query = NonNullable<Parameters<typeof EXPERIENCES, 'get'>['query']>;

/** A query function for cards, with only what a poster shows. */
export const cards = (query: Query) => async (context: QueryContext) =>
  (await read(EXPERIENCES, { query: { ...query, fields: 'card' } })(context)) as CardWire[];

export const catalogueKey = ['experiences'] as const;

export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: read('/api/categories'),
  staleTime: CATALOGUE_FRESH_MS,
});

export const featuredQuery = queryOptions({
  queryKey: [...catalogueKey, 'featured'],
  queryFn: async (context) => {
    const found = await read(EXPERIENCES, { query: { featured: true, limit: 1 } })(context);
    return (found[0] as ExperienceWire | undefined) ?? null;
  },
  staleTime: CATALOGUE_FRESH_MS,
});

/** The cards in a category's row. */
export const rowQuery = (category: string) =>
  queryOptions({
    queryKey: [...catalogueKey, 'row', category],
    queryFn: cards({ category, limit: ROW_LIMIT }),
    staleTime: CATALOGUE_FRESH_MS,
  });

export interface Search extends Filters, AskedFinder {
  readonly search: string;
}

export const suggestionsQuery = (term: string) =>
  queryOptions({
    queryKey: [...catalogueKey, 'suggestions', term.toLowerCase()],
    queryFn: cards({ suggest: term, limit: SUGGESTION_LIMIT }),
    staleTime: CATALOGUE_FRESH_MS,
    placeholderData: keepPreviousData,
    enabled: term !== '',
  });
