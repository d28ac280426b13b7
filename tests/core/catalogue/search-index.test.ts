import { search } from '@wondercast/core/shop/catalogue/search';
import { searchIndex } from '@wondercast/core/shop/catalogue/search-index';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

interface Text {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly inclusions: string;
}

const catalogueOf = (experiences: readonly Text[]) => ({
  experiences,
  byId: new Map(experiences.map((each) => [each.id, each])),
});

const numbered = (texts: readonly Omit<Text, 'id'>[]): readonly Text[] =>
  texts.map((text, at) => ({ id: at + 1, ...text }));

const of = (title: string, description = '', inclusions = '') => ({ title, description, inclusions });
const titlesOf = (found: readonly Text[]) => found.map(({ title }) => title);

const SCOPES = ['results', 'suggestions'] as const;

/** Few letters and signs, so that terms are in texts, with capitals, accents, pairs of code units, and halves of them. */
const unit = fc.constantFrom(
  'a',
  'B',
  'b',
  'ß',
  'İ',
  'Σ',
  ' ',
  ' ',
  '-',
  '\n',
  '7',
  '𝒜',
  '\ud835',
  'é',
  '日',
);
const text = (maxLength: number) => fc.string({ unit, maxLength });
const texts = fc.record({ title: text(8), description: text(20), inclusions: text(8) });

describe('the index of a search', () => {
  it('finds what reading every text finds, in the same order', () => {
    fc.assert(
      fc.property(fc.array(texts, { maxLength: 12 }), fc.array(text(5), { minLength: 1 }), (all, terms) => {
        const catalogue = catalogueOf(numbered(all));
        const index = searchIndex<Text>();
        for (const term of terms)
          for (const scope of SCOPES)
            expect(index.find(catalogue, term, scope)).toEqual(search(catalogue.experiences, term, scope));
      }),
      { numRuns: 400 },
    );
  });

  it('follows edits, additions and deletions', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.option(texts), text(3)), { maxLength: 40 }),
        (edits) => {
          const index = searchIndex<Text>();
          const byId = new Map<number, Text>();
          for (const [id, now, term] of edits) {
            if (now) byId.set(id, { id, ...now });
            else byId.delete(id);
            const catalogue = catalogueOf([...byId.values()].toSorted((a, b) => a.id - b.id));
            const expected = search(catalogue.experiences, term, 'results');
            expect(index.find(catalogue, term, 'results')).toEqual(expected);
          }
        },
      ),
    );
  });

  it('finds everything at once in a catalogue that it has not learnt', () => {
    const many = numbered(
      Array.from({ length: 2_000 }, (_, at) => of(`Event ${at}`, at % 700 === 0 ? 'With jazz.' : '')),
    );
    const index = searchIndex<Text>();
    for (let asked = 0; asked < 6; asked++) {
      expect(titlesOf(index.find(catalogueOf(many), 'jazz', 'results'))).toEqual([
        'Event 0',
        'Event 700',
        'Event 1400',
      ]);
      expect(titlesOf(index.find(catalogueOf(many), 'event 1999', 'results'))).toEqual(['Event 1999']);
    }
  });

  it('forgets what was edited away, however often that happens', () => {
    const index = searchIndex<Text>();
    let all = numbered([of('Tea'), of('Coffee'), of('Jazz')]);
    for (let edit = 0; edit < 3_000; edit++) {
      all = all.with(1, { id: 2, ...of(`Coffee ${edit}`) });
      expect(titlesOf(index.find(catalogueOf(all), 'coffee', 'results'))).toEqual([`Coffee ${edit}`]);
    }
    expect(titlesOf(index.find(catalogueOf(all), 'e', 'results'))).toEqual(['Tea', 'Coffee 2999']);
  });
});
