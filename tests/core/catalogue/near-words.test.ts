import { mistakesBetween, nearWords } from '@wondercast/core/shop/catalogue/near-words';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('the words near to one that is not known', () => {
  const known = [
    ['trivia', 9],
    ['trial', 2],
    ['jazz', 4],
    ['coffee', 3],
    ['coffees', 1],
    ['tea', 5],
    ['sea', 7],
  ] as const;

  it.each([
    ['trivai', 'trivia'],
    ['triva', 'trivia'],
    ['trivvia', 'trivia'],
    ['jaz', 'jazz'],
    ['jazzz', 'jazz'],
    ['cofee', 'coffee'],
    ['cofffees', 'coffees'],
    ['trivianight', 'trivia'],
    ['tae', 'tea'],
  ])('%s may mean %s', (typed, word) => {
    expect(nearWords(known, typed)[0]).toBe(word);
  });

  it.each(['qqq', 'te', 'astronomy', 'j', 't'.repeat(40)])('%s means none of them', (typed) => {
    expect(nearWords(known, typed)).toEqual([]);
  });

  it('are ordered by mistakes, then by how it begins, then by how many texts have them', () => {
    expect(nearWords(known, 'tee')).toEqual(['tea']);
    expect(nearWords(known, 'eea')).toEqual(['sea', 'tea']);
    expect(
      nearWords(
        [
          ['pasta', 1],
          ['paste', 8],
          ['haste', 9],
        ],
        'pastt',
      ),
    ).toEqual(['paste', 'pasta']);
  });

  it('count mistakes alike in both directions, and none beyond what is asked', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, atMost) => {
        const mistakes = mistakesBetween(a, b, atMost);
        expect(mistakesBetween(b, a, atMost)).toBe(mistakes);
        const all = mistakesBetween(a, b, 9) ?? 0;
        expect(mistakes).toBe(all <= atMost ? all : null);
        expect(all === 0).toBe(a === b);
      }),
    );
  });
});
