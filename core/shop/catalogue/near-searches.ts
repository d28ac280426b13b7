import type { Category } from './category.ts';
import { nearWords } from './near-words.ts';
import { type Filters, NO_FILTERS, passes, wantedOf } from './search.ts';
import type { Snapshot } from './snapshot.ts';

export interface FilteredSearch extends Filters {
  /** Empty where only filters are set. */
  readonly search: string;
}

/** Another search, and how many experiences it finds: at least one. */
export interface NearSearch extends FilteredSearch {
  readonly count: number;
}

type Searched = Pick<Snapshot, 'experiences' | 'byId' | 'searchIndex'> & {
  readonly categories: readonly Pick<Category, 'name' | 'slug'>[];
};

const FILTERS = ['category', 'duration', 'price'] as const;

/** Maximum number of words of a term that are examined, and of other terms that are offered. */
const MOST_WORDS = 5;
const MOST_TERMS = 3;
/** Shorter words are not offered alone. */
const SHORTEST_WORD = 3;

const WORD = /[\p{L}\p{N}]+/gu;

const wordsOf = (text: string): readonly string[] =>
  [...text.matchAll(WORD)].slice(0, MOST_WORDS).map(([word]) => word);

/** The categories that a word of the term may name: a search does not read their names. */
const namedCategories = ({ categories }: Searched, wanted: string): readonly string[] =>
  categories.flatMap(({ name, slug }) => {
    const names = wordsOf(name.toLowerCase()).map((word) => [word, 1] as const);
    const isNamed = (typed: string) =>
      typed.length >= SHORTEST_WORD &&
      (names.some(([word]) => word.startsWith(typed)) || nearWords(names, typed).length > 0);
    return wordsOf(wanted).some(isNamed) ? [slug] : [];
  });

/** Suggested terms for one that finds nothing: first all its words in the catalogue's spelling, then each word alone. */
const nearTerms = (searched: Searched, wanted: string): readonly string[] => {
  const words = wordsOf(wanted);
  const spellings = words.map((word) => searched.searchIndex.spellings(searched, word));
  const [only] = spellings;
  if (only && words.length === 1) return only;
  let at = 0;
  const whole = wanted.replace(WORD, (word) => spellings[at++]?.[0] ?? word);
  const alone = spellings.flatMap(([best]) => (best && best.length >= SHORTEST_WORD ? [best] : []));
  return [...new Set([whole, ...alone])];
};

/**
 * Suggestions for a search that finds nothing: first similar words, with the filters if that finds something, else without them; then
 * categories that the term names; then the same term without one of the filters.
 */
export const nearSearches = (searched: Searched, asked: FilteredSearch): readonly NearSearch[] => {
  const counted = (search: FilteredSearch): readonly NearSearch[] => {
    const { experiences, searchIndex } = searched;
    const found = search.search ? searchIndex.find(searched, search.search, 'results') : experiences;
    const count = found.filter((each) => passes(each, search)).length;
    return count === 0 ? [] : [{ ...search, count }];
  };
  const nearTo = (search: string): readonly NearSearch[] => {
    const filtered = counted({ ...asked, search });
    return filtered.length > 0 ? filtered : counted({ ...NO_FILTERS, search });
  };
  const wanted = wantedOf(asked.search);
  const terms = nearTerms(searched, wanted).filter((term) => term !== wanted);
  return [
    ...terms.flatMap(nearTo).slice(0, MOST_TERMS),
    ...namedCategories(searched, wanted).flatMap((category) =>
      counted({ search: '', ...NO_FILTERS, category }),
    ),
    ...FILTERS.flatMap((filter) => (asked[filter] === null ? [] : counted({ ...asked, [filter]: null }))),
  ];
};
