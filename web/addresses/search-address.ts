import { DURATIONS, PRICE_BUCKETS } from '@wondercast/core/shop/catalogue/search';
import type { Search } from '../api/catalogue/catalogue.ts';

/** Search and filters live in the address, so they can be shared and the back button works (decision 049). */
export const searchOf = (parameters: URLSearchParams): Search => ({
  search: (parameters.get('search') ?? '').replace(/\s+/g, ' ').trim(),
  category: parameters.get('category') || null,
  duration: DURATIONS.find(({ value }) => value === parameters.get('duration'))?.value ?? null,
  price: PRICE_BUCKETS.find(({ value }) => value === parameters.get('price'))?.value ?? null,
});

const PARTS = ['search', 'category', 'duration', 'price'] as const;

/** The address that shows a search; without any it is the home page. */
export const addressOf = (search: Search): string => {
  const parameters = new URLSearchParams();
  for (const part of PARTS) if (search[part]) parameters.set(part, search[part]);
  const text = parameters.toString();
  return text === '' ? '/' : `/?${text}`;
};

export const isFiltered = ({ category, duration, price }: Search): boolean =>
  category !== null || duration !== null || price !== null;

export const isNarrowed = (search: Search): boolean => search.search !== '' || isFiltered(search);
