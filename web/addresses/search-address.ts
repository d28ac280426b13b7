import { readFinder } from '@wondercast/core/buying/free-times/asked-finder';
import { DURATIONS, PRICE_BUCKETS } from '@wondercast/core/shop/catalogue/search';
import type { Search } from '../api/catalogue/catalogue.ts';

/** Search and filters are part of the URL, so that they can be shared and the back button works (decision 049). */
export const searchOf = (parameters: URLSearchParams): Search => ({
  search: (parameters.get('search') ?? '').replace(/\s+/g, ' ').trim(),
  category: parameters.get('category') || null,
  duration: DURATIONS.find(({ value }) => value === parameters.get('duration'))?.value ?? null,
  price: PRICE_BUCKETS.find(({ value }) => value === parameters.get('price'))?.value ?? null,
  ...readFinder(parameters),
});

/** The URL that shows a search; without one it is the home page. */
export const addressOf = (search: Partial<Search>): string => {
  const parameters = new URLSearchParams();
  for (const [part, value] of Object.entries(search)) if (value) parameters.set(part, value);
  const text = parameters.toString();
  return text === '' ? '/' : `/?${text}`;
};

export const isNarrowed = (search: Search): boolean => addressOf(search) !== '/';
