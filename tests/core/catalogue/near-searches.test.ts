import { lookupOf } from '@wondercast/core/shop/catalogue/lookup';
import { type FilteredSearch, nearSearches } from '@wondercast/core/shop/catalogue/near-searches';
import { NO_FILTERS } from '@wondercast/core/shop/catalogue/search';
import { searchIndex } from '@wondercast/core/shop/catalogue/search-index';
import { describe, expect, it } from 'vitest';
import { aStoredExperience } from '../../support/builders.ts';

const games = { id: 1, name: 'Games', slug: 'games', order: 1 };
const food = { id: 2, name: 'Food', slug: 'food', order: 2 };
const of = (id: number, title: string, duration: string, ...categories: (typeof games)[]) =>
  aStoredExperience({ id, title, description: '', inclusions: 'Host', duration, categories });

const experiences = [
  of(1, 'Trivia Night', '60 min', games),
  of(2, 'Trivia Brunch', '30 min', games, food),
  of(3, 'Coffee Tasting', '30 min', food),
];
const searched = () => ({
  categories: [games, { ...food, name: 'Food & Drink' }],
  experiences,
  byId: lookupOf(experiences.map((each) => [each.id, each])),
  searchIndex: searchIndex<(typeof experiences)[number]>(),
});

const near = (asked: Partial<FilteredSearch>) =>
  nearSearches(searched(), { search: '', ...NO_FILTERS, ...asked });

describe('near searches', () => {
  it('spell words as the catalogue does, and keep the filters where that finds something', () => {
    expect(near({ search: 'Trivai' })).toEqual([{ ...NO_FILTERS, search: 'trivia', count: 2 }]);
    expect(near({ search: 'trivai', duration: '30min' })[0]).toEqual({
      ...NO_FILTERS,
      search: 'trivia',
      duration: '30min',
      count: 1,
    });
    expect(near({ search: 'trivai', duration: '90min' })[0]).toMatchObject({ duration: null, count: 2 });
  });

  it('spell the words of a term together, then offer each of them alone', () => {
    const terms = (search: string) => near({ search }).map((each) => each.search);
    expect(terms('cofee tastign')).toEqual(['coffee tasting', 'coffee', 'tasting']);
    expect(terms('coffee trivia')).toEqual(['coffee', 'trivia']);
    expect(terms('coffee on the moon')).toEqual(['coffee']);
  });

  it('name the categories that a word of the term may mean', () => {
    expect(near({ search: 'drnik', duration: '90min' })).toEqual([
      { search: '', ...NO_FILTERS, category: 'food', count: 2 },
    ]);
    expect(near({ search: 'dri' })).toEqual([{ search: '', ...NO_FILTERS, category: 'food', count: 2 }]);
  });

  it('say what fits without one of the filters, and nothing that finds nothing', () => {
    expect(near({ search: 'coffee', category: 'games', duration: '30min' })).toEqual([
      { ...NO_FILTERS, search: 'coffee', duration: '30min', count: 1 },
    ]);
    expect(near({ category: 'food', duration: '1hour' })).toEqual([
      { search: '', ...NO_FILTERS, duration: '1hour', count: 1 },
      { search: '', ...NO_FILTERS, category: 'food', count: 2 },
    ]);
    expect(near({ search: 'qqqqq', price: '0-500' })).toEqual([]);
    expect(near({})).toEqual([]);
  });
});
