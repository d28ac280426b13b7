import { DURATIONS, PRICE_BUCKETS } from '@wondercast/core/shop/catalogue/search';
import type { Search } from '../api/catalogue/catalogue.ts';
import type { CategoryWire } from '../api/transport/wire.ts';

export interface AppliedFilter {
  readonly part: 'category' | 'duration' | 'price';
  readonly label: string;
}

/** The filters in force, in words, in the order of the dialog. */
export const appliedFilters = (
  search: Search,
  categories: readonly CategoryWire[],
): readonly AppliedFilter[] => {
  const labels = {
    category: categories.find(({ slug }) => slug === search.category)?.name ?? search.category,
    duration: DURATIONS.find(({ value }) => value === search.duration)?.label ?? null,
    price: PRICE_BUCKETS.find(({ value }) => value === search.price)?.label ?? null,
  };
  return (['category', 'duration', 'price'] as const).flatMap((part) => {
    const label = labels[part];
    return label ? [{ part, label }] : [];
  });
};
