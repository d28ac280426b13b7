import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Filters, RELATED_LIMIT, SUGGESTION_LIMIT } from '@wondercast/core/catalogue/search';
import type { Parameters } from './contract.ts';
import { ApiError, type QueryContext, read } from './transport.ts';
import type { CardWire, ExperienceWire } from './wire.ts';

/** Lists and details count as fresh for five minutes (specification §9). */
export const CATALOGUE_FRESH_MS = 5 * 60_000;

/** Most cards of a row on the home page (decision 33). */
export const ROW_LIMIT = 24;

const PATH = '/api/experiences';

type Query = NonNullable<Parameters<typeof PATH, 'get'>['query']>;

const cards = (query: Query) => async (context: QueryContext) =>
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

/** Search and filters combine; titles that match come first (decision 32). */
export const resultsQuery = ({ search, category, duration, price }: Search) =>
  queryOptions({
    queryKey: [...catalogueKey, 'results', { search, category, duration, price }],
    queryFn: cards({ search: search || null, category, duration, price }),
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

const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** One experience: fresh for five minutes, retried once, asked again when its page opens (specification §7). */
export const experienceQuery = (slug: string) =>
  queryOptions({
    queryKey: [...catalogueKey, 'slug', slug],
    queryFn: async (context): Promise<ExperienceWire | null> => {
      try {
        return await read('/api/experiences/slug/{slug}', { path: { slug } })(context);
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    staleTime: CATALOGUE_FRESH_MS,
    retry: 1,
    refetchOnMount: 'always',
  });

export const reviewsQuery = (slug: string) =>
  queryOptions({
    queryKey: [...catalogueKey, 'slug', slug, 'reviews'],
    queryFn: read('/api/experiences/slug/{slug}/reviews', { path: { slug } }),
    staleTime: CATALOGUE_FRESH_MS,
  });

export const addOnsQuery = (experienceId: number) =>
  queryOptions({
    queryKey: [...catalogueKey, experienceId, 'addons'],
    queryFn: read('/api/experiences/{id}/addons', { path: { id: experienceId } }),
    staleTime: CATALOGUE_FRESH_MS,
  });

/** Others of the same first category, at most six, as cards. */
export const relatedQuery = (slug: string) =>
  queryOptions({
    queryKey: [...catalogueKey, 'related', slug],
    queryFn: cards({ relatedTo: slug, limit: RELATED_LIMIT }),
    staleTime: CATALOGUE_FRESH_MS,
  });

/** What `/experience/{id}` means: old addresses name an experience by number (decision 29). */
export const cardByIdQuery = (id: string) =>
  queryOptions({
    queryKey: [...catalogueKey, 'id', id],
    queryFn: async (context) => (await cards({ ids: id })(context))[0] ?? null,
    staleTime: CATALOGUE_FRESH_MS,
  });
