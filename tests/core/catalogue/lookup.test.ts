import { differencesOf, lookupOf } from '@wondercast/core/shop/catalogue/lookup';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

interface Part {
  readonly id: number;
  readonly slug: string;
}

const KEYS = Array.from({ length: 12 }, (_, at) => at + 1);
const SLUGS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Edits: which part gets which slug, or goes. Slugs are of one part at a time. */
const edits = fc.array(
  fc.array(fc.tuple(fc.constantFrom(...KEYS), fc.option(fc.constantFrom(...SLUGS))), { maxLength: 4 }),
  { maxLength: 60 },
);

const apply = (parts: readonly Part[], [id, slug]: readonly [number, string | null]): readonly Part[] => {
  const others = parts.filter((part) => part.id !== id && part.slug !== slug);
  return (slug === null ? others : [...others, { id, slug }]).toSorted((a, b) => a.id - b.id);
};

describe('a lookup that follows a list', () => {
  it('finds what one that is made anew finds, after any edits', () => {
    fc.assert(
      fc.property(edits, (rounds) => {
        let parts: readonly Part[] = [{ id: 3, slug: 'a' }];
        let byId = lookupOf(parts.map((part) => [part.id, part]));
        let bySlug = lookupOf(parts.map((part) => [part.slug, part]));
        for (const round of rounds) {
          const now = round.reduce(apply, parts);
          const differences = differencesOf(parts, now);
          const gone = differences.flatMap(({ was }) => was ?? []);
          const come = differences.flatMap(({ is }) => is ?? []);
          byId = byId.with([
            ...gone.map(({ id }) => [id, null] as const),
            ...come.map((part) => [part.id, part] as const),
          ]);
          bySlug = bySlug.with([
            ...gone.map(({ slug }) => [slug, null] as const),
            ...come.map((part) => [part.slug, part] as const),
          ]);
          parts = now;
          for (const id of KEYS) expect(byId.get(id)).toBe(parts.find((part) => part.id === id));
          for (const slug of SLUGS) {
            expect(bySlug.get(slug)).toBe(parts.find((part) => part.slug === slug));
            expect(bySlug.has(slug)).toBe(parts.some((part) => part.slug === slug));
          }
        }
      }),
    );
  });

  it('leaves the one before as it was, also when everything is written anew', () => {
    const first = lookupOf(KEYS.map((id) => [id, { id }]));
    const many = Array.from({ length: 2_000 }, (_, at) => [at + 5, { id: -at }] as const);
    let later = first;
    for (let from = 0; from < many.length; from += 300) later = later.with(many.slice(from, from + 300));
    later = later.with([[1, null]]);
    expect([later.get(1), later.has(1), later.get(2), later.get(5)?.id, later.get(2_004)?.id]).toEqual([
      undefined,
      false,
      { id: 2 },
      -0,
      -1_999,
    ]);
    expect([first.get(1)?.id, first.get(5)?.id, first.has(2_004)]).toEqual([1, 5, false]);
  });

  it('is told of nothing where nothing differs', () => {
    const parts = KEYS.map((id) => ({ id }));
    expect(differencesOf(parts, [...parts])).toEqual([]);
    expect(differencesOf(parts, parts.slice(1))).toEqual([{ was: { id: 1 }, is: null }]);
  });
});
