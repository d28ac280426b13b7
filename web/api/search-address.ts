import { DURATIONS, PRICE_BUCKETS } from '@wondercast/core/catalogue/search';
import type { Search } from './catalogue.ts';

/** Longer than any title that somebody looks for. */
const LONGEST_SEARCH = 100;

/** What is looked for, however it is spaced. */
export const searchText = (text: string): string =>
  text.trim().replaceAll(/\s+/g, ' ').slice(0, LONGEST_SEARCH).trim().toWellFormed();

/** Search and filters live in the address, so they can be shared and the back button works (decision 32). */
export const searchOf = (parameters: URLSearchParams): Search => ({
  search: searchText(parameters.get('search') ?? ''),
  category: parameters.get('category') || null,
  duration: DURATIONS.find(({ value }) => value === parameters.get('duration'))?.value ?? null,
  price: PRICE_BUCKETS.find(({ value }) => value === parameters.get('price'))?.value ?? null,
});

/** The address that shows a search; without any it is the home page. */
export const addressOf = ({ search, category, duration, price }: Search): string => {
  const parameters = new URLSearchParams();
  if (search) parameters.set('search', search);
  if (category) parameters.set('category', category);
  if (duration) parameters.set('duration', duration);
  if (price) parameters.set('price', price);
  const text = parameters.toString();
  return text === '' ? '/' : `/?${text}`;
};

export const isFiltered = ({ category, duration, price }: Search): boolean =>
  category !== null || duration !== null || price !== null;

export const isNarrowed = (search: Search): boolean => search.search !== '' || isFiltered(search);
