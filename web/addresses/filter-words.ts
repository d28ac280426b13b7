import { readDays } from '@wondercast/core/buying/free-times/finder-days';
import { daysWords, peopleWords } from '@wondercast/core/buying/free-times/finder-words';
import { formatPrice, toMinorUnits } from '@wondercast/core/kernel/money';
import { bucketLabel, DURATIONS, PRICE_BUCKETS } from '@wondercast/core/shop/catalogue/search';
import type { Search } from '../api/catalogue/catalogue.ts';
import type { CategoryWire } from '../api/transport/wire.ts';
import { isNarrowed } from './search-address.ts';

export interface AppliedFilter {
  readonly part: 'people' | 'budget' | 'from' | 'category' | 'duration' | 'price';
  readonly label: string;
}

const PARTS = ['people', 'budget', 'from', 'category', 'duration', 'price'] as const;

/** The active filters in words, in the order of the dialog. */
export const appliedFilters = (
  search: Search,
  categories: readonly CategoryWire[],
): readonly AppliedFilter[] => {
  const { people, budget, category } = search;
  const days = readDays(search);
  const bucket = PRICE_BUCKETS.find(({ value }) => value === search.price);
  const labels = {
    people: people === null ? null : peopleWords(Number(people)),
    budget: budget === null ? null : `Up to ${formatPrice(toMinorUnits(Number(budget)))}`,
    from: days && daysWords(days),
    category: categories.find(({ slug }) => slug === category)?.name ?? category,
    duration: DURATIONS.find(({ value }) => value === search.duration)?.label ?? null,
    price: bucket ? bucketLabel(bucket) : null,
  };
  return PARTS.flatMap((part) => {
    const label = labels[part];
    return label ? [{ part, label }] : [];
  });
};

export const isFiltered = (search: Search): boolean => isNarrowed({ ...search, search: '' });

const NO_DAYS = { from: null, to: null, zone: null };

/** The search without one of its filters. */
export const without = (search: Search, part: AppliedFilter['part']): Search => ({
  ...search,
  [part]: null,
  ...(part === 'from' ? NO_DAYS : {}),
});
