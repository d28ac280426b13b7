import { queryOptions } from '@tanstack/react-query';
import type { LeftOut } from '@wondercast/core/buying/free-times/finder';
import { readDays } from '@wondercast/core/buying/free-times/finder-days';
import { type ListPage, pageOf } from '../transport/read-page.ts';
import { answerOf, got, read } from '../transport/transport.ts';
import type { CardWire, FitWire } from '../transport/wire.ts';
import { CATALOGUE_FRESH_MS, catalogueKey, EXPERIENCES, type Search } from './catalogue.ts';

/** How many cards a search shows at first, and how many more each time (decision 050). */
const RESULTS_LIMIT = 48;

/** Somebody else may take a free time at any moment. */
const TIMES_FRESH_MS = 30_000;

/** A card, and how it fits when people, a budget or days are given. */
export type FoundCard = CardWire & { readonly fit?: FitWire };

export interface FoundPage extends ListPage<FoundCard> {
  /** How many experiences were left out because of people, budget and days; null when those are not given. */
  readonly leftOut: LeftOut | null;
}

/** Whether the search has more than words and filters. */
export const isFinding = (search: Search): boolean =>
  search.people !== null || search.budget !== null || readDays(search) !== null;

/** The API parameters besides words and filters. Cards include how they fit when people, a budget or days are given. */
const askedOf = (search: Search) => {
  if (!isFinding(search)) return {};
  const { people, budget } = search;
  return {
    people: people === null ? null : Number(people),
    budget: budget === null ? null : Number(budget),
    ...readDays(search),
  };
};

const leftOutOf = (headers: Headers): LeftOut | null => {
  const text = headers.get('X-Left-Out');
  if (text === null) return null;
  const count = (name: string) => Number(new RegExp(`\\b${name}=(\\d+)`).exec(text)?.[1] ?? 0);
  return { seats: count('seats'), budget: count('budget'), times: count('times') };
};

/** A page of results. Search and filters are combined; title matches come first (decision 049). */
export const resultsQuery = (searched: Search, cursor: string | null = null) => {
  const { search, category, duration, price } = searched;
  const finder = askedOf(searched);
  return queryOptions({
    queryKey: [...catalogueKey, 'results', { search, category, duration, price, ...finder }, cursor],
    queryFn: async (context): Promise<FoundPage> => {
      const query = { search: search || null, category, duration, price, ...finder, cursor };
      const parameters = { query: { ...query, limit: RESULTS_LIMIT, fields: 'card' } } as const;
      const response = await got(context, EXPERIENCES, parameters);
      const { headers } = response;
      return {
        ...pageOf((await answerOf(response)) as FoundCard[], headers),
        leftOut: leftOutOf(headers),
      };
    },
    staleTime: isFinding(searched) ? TIMES_FRESH_MS : CATALOGUE_FRESH_MS,
  });
};

/** Alternatives when a search finds nothing. */
export const nearSearchesQuery = ({ search, category, duration, price }: Search) =>
  queryOptions({
    queryKey: [...catalogueKey, 'near', { search, category, duration, price }],
    queryFn: read('/api/near-searches', { query: { search: search || null, category, duration, price } }),
    staleTime: CATALOGUE_FRESH_MS,
  });
