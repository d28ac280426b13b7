import { minorUnits } from '@wondercast/core/kernel/money';
import {
  bucketOf,
  DURATIONS,
  featuredOf,
  minutesOf,
  NO_FILTERS,
  PRICE_BUCKETS,
  passes,
  relatedTo,
  search,
} from '@wondercast/core/shop/catalogue/search';
import { DEFAULT_PRICES } from '@wondercast/core/shop/pricing/tiers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usd } from '../../support/builders.ts';

const games = { id: 1, name: 'Games', slug: 'games', order: 1 };
const food = { id: 2, name: 'Food', slug: 'food', order: 2 };

const found = (title: string, description = '', inclusions = '') => ({ title, description, inclusions });

describe('search', () => {
  const coffee = found('World Coffee Tasting', 'Five cups.', 'Beans');
  const quiz = found('The Big Quiz', 'Questions over coffee.', 'A host');
  const jazz = found('Jazz Hour', 'A trumpet.', 'A coffee mug');
  const all = [jazz, quiz, coffee];

  it('puts matches in the title first and otherwise keeps the order', () => {
    expect(search(all, 'coffee', 'results')).toEqual([coffee, jazz, quiz]);
  });

  it('reads inclusions for results and not for suggestions', () => {
    expect(search(all, 'coffee', 'suggestions')).toEqual([coffee, quiz]);
  });

  it('ignores case and blanks around the term', () => {
    expect(search(all, '  COFFEE ', 'suggestions')).toEqual([coffee, quiz]);
  });

  it('finds nothing for a blank term, and takes signs as they are', () => {
    expect(search(all, '   ', 'results')).toEqual([]);
    expect(search(all, '.*', 'results')).toEqual([]);
  });

  it('finds exactly what contains the term, each once', () => {
    const word = fc.string({ maxLength: 6 });
    const anything = fc.record({ title: word, description: word, inclusions: word });
    fc.assert(
      fc.property(fc.array(anything), fc.string({ minLength: 1, maxLength: 2 }), (experiences, term) => {
        const wanted = term.trim().toLowerCase();
        const expected = experiences.filter((each) =>
          wanted === '' ? false : Object.values(each).some((text) => text.toLowerCase().includes(wanted)),
        );
        const results = search(experiences, term, 'results');
        expect(results).toHaveLength(expected.length);
        expect(new Set(results)).toEqual(new Set(expected));
      }),
    );
  });
});

describe('durations', () => {
  it.each([
    ['30 min', 30],
    ['1 hour', 60],
    ['60 min', 60],
    ['60 minutes', 60],
    ['90 min', 90],
    ['1.5 hour', 90],
    ['1.5 hours', 90],
    ['1 hour 30 min', 90],
    ['1h 30m', 90],
    ['2 HOURS', 120],
  ])('%s are %i minutes', (text, minutes) => {
    expect(minutesOf(text)).toBe(minutes);
  });

  it.each(['', 'TBD', 'all day', '90'])('%j says no minutes', (text) => {
    expect(minutesOf(text)).toBeNull();
  });

  const lasting = (duration: string) => ({ duration, prices: DEFAULT_PRICES, categories: [] });

  it.each([
    ['30min', ['30 min']],
    ['1hour', ['1 hour', '60 min']],
    ['90min', ['90 min', '1.5 hour', '1 hour 30 min']],
  ] as const)('the filter %s passes %j and nothing else', (duration, expected) => {
    const texts = ['30 min', '1 hour', '60 min', '90 min', '1.5 hour', '1 hour 30 min', '45 min', 'TBD'];
    expect(texts.filter((text) => passes(lasting(text), { ...NO_FILTERS, duration }))).toEqual(expected);
  });

  it('have labels as the dialog shows them', () => {
    expect(DURATIONS.map(({ label }) => label)).toEqual(['30 min', '1 hour', '90 min']);
  });
});

describe('price buckets', () => {
  it.each([
    [0, '0-500'],
    [500, '0-500'],
    [500.5, '501-1000'],
    [501, '501-1000'],
    [1000, '501-1000'],
    [2000, '1001-2000'],
    [2000.01, '2001-5000'],
    [5000, '2001-5000'],
    [5001, '5001-10000'],
    [1_000_000, '5001-10000'],
  ] as const)('%d dollars are in %s', (price, bucket) => {
    expect(bucketOf(usd(price))).toBe(bucket);
  });

  it('count a missing price as 0', () => {
    expect(bucketOf(null)).toBe('0-500');
  });

  it('leave no price without exactly one bucket', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (price) => {
        const experience = {
          duration: '',
          prices: { ...DEFAULT_PRICES, starter: minorUnits(price) },
          categories: [],
        };
        const passed = PRICE_BUCKETS.filter(({ value }) =>
          passes(experience, { ...NO_FILTERS, price: value }),
        );
        expect(passed).toHaveLength(1);
      }),
    );
  });
});

describe('filters', () => {
  const experience = { duration: '30 min', prices: DEFAULT_PRICES, categories: [games, food] };

  it('pass everything when none is set', () => {
    expect(passes(experience, NO_FILTERS)).toBe(true);
  });

  it('pass what is in the category, first or not', () => {
    expect(passes(experience, { ...NO_FILTERS, category: 'food' })).toBe(true);
    expect(passes(experience, { ...NO_FILTERS, category: 'wellness' })).toBe(false);
  });

  it('must all pass', () => {
    const all = { category: 'games', duration: '30min', price: '501-1000' } as const;
    expect(passes(experience, all)).toBe(true);
    expect(passes(experience, { ...all, price: '0-500' })).toBe(false);
    expect(passes(experience, { ...all, duration: '1hour' })).toBe(false);
    expect(passes(experience, { ...all, category: 'x' })).toBe(false);
  });
});

describe('related experiences', () => {
  const of = (id: number, ...categories: (typeof games)[]) => ({ id, categories, theme: null });
  const current = of(1, games, food);

  it('share the first category of the current one, and leave itself out', () => {
    const all = [current, of(2, food), of(3, food, games), of(4, games)];
    expect(relatedTo(all, current).map(({ id }) => id)).toEqual([4, 3]);
  });

  it('are at most six', () => {
    const all = Array.from({ length: 9 }, (_, at) => of(at + 1, games));
    expect(relatedTo(all, current).map(({ id }) => id)).toEqual([2, 3, 4, 5, 6, 7]);
  });

  it('begin with the same theme, then the same main category, then what shares most', () => {
    const june = { theme: 'Pride Month' };
    const all = [
      of(2, food, games),
      of(3, games),
      of(4, games, food),
      { ...of(5, food, games), ...june },
      { ...of(6, food), ...june },
    ];
    const like = { ...current, theme: 'pride month' };
    expect(relatedTo(all, like).map(({ id }) => id)).toEqual([5, 4, 3, 2]);
  });

  it('are none without a category', () => {
    expect(relatedTo([of(2, games)], of(1))).toEqual([]);
  });
});

describe('the featured experience', () => {
  it('is the first with featured true', () => {
    const [a, b, c] = [{ featured: false }, { featured: true }, { featured: true }];
    expect(featuredOf([a, b, c])).toBe(b);
    expect(featuredOf([a])).toBeNull();
  });
});
