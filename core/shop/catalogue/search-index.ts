import type { Experience } from './experience.ts';
import type { Lookup } from './lookup.ts';
import { nearWords } from './near-words.ts';
import { matchOf, type Searchable, type SearchScope, search, wantedOf } from './search.ts';
import { FIELD_BITS, partsOf, searchWords } from './search-words.ts';

type Numbered = Searchable & Pick<Experience, 'id'>;

/** The experiences to search, sorted by id, and the same by id. */
interface Searched<Found extends Numbered> {
  readonly experiences: readonly Found[];
  readonly byId: Lookup<number, Found>;
}

/**
 * Finds the same as `search` by an index of words, without reading every text (decision 175). Each search adds some experiences to the
 * index, so that no search waits for all of them, and a shop that nobody searches needs no index.
 */
export interface SearchIndex<Found extends Numbered> {
  find(searched: Searched<Found>, term: string, scope: SearchScope): readonly Found[];
  /** The word itself where an indexed text contains it, also within a longer word; else the known words that may have been meant. */
  spellings(searched: Pick<Searched<Found>, 'experiences'>, word: string): readonly string[];
}

/** Number of experiences that one search indexes, which takes a few milliseconds. */
const LEARNT_AT_ONCE = 200;
/**
 * The index is emptied and built anew when it has one outdated entry, of an edited or deleted experience, for this many served experiences.
 */
const FORGET_AT = 4;

const FIELDS_OF: Readonly<Record<SearchScope, number>> = {
  suggestions: FIELD_BITS.title | FIELD_BITS.description,
  results: FIELD_BITS.title | FIELD_BITS.description | FIELD_BITS.inclusions,
};

export const searchIndex = <Found extends Numbered>(): SearchIndex<Found> => {
  let words = searchWords();
  let learnt: Found[] = [];
  let known = new Set<Found>();
  let seen: readonly Found[] = [];
  let unlearnt: readonly Found[] = [];

  /** An edit creates another object for an experience, so an object that is not indexed is new or was edited. */
  const lookAt = (experiences: readonly Found[]): void => {
    if (experiences === seen) return;
    if (learnt.length > experiences.length * (1 + 1 / FORGET_AT) + LEARNT_AT_ONCE) {
      words = searchWords();
      learnt = [];
      known = new Set();
    }
    seen = experiences;
    unlearnt = experiences.filter((each) => !known.has(each));
  };
  const learnSome = (): void => {
    for (const experience of unlearnt.slice(0, LEARNT_AT_ONCE)) {
      words.add(experience);
      learnt.push(experience);
      known.add(experience);
    }
    unlearnt = unlearnt.slice(LEARNT_AT_ONCE);
  };

  return {
    find: ({ experiences, byId }, term, scope) => {
      const wanted = wantedOf(term);
      if (wanted === '') return [];
      lookAt(experiences);
      if (unlearnt.length > 0) learnSome();
      const parts = partsOf(wanted);
      if (parts.length === 0) return search(experiences, wanted, scope);
      const inTitle: Found[] = [];
      const elsewhere: Found[] = [];
      const put = (experience: Found, match: ReturnType<typeof matchOf>): void => {
        if (match) (match === 'title' ? inTitle : elsewhere).push(experience);
      };
      const isOneWord = parts[0] === wanted;
      const fields = words.fieldsWith(parts);
      for (let place = 0; place < fields.length; place++) {
        const found = (fields[place] ?? 0) & FIELDS_OF[scope];
        const experience = found === 0 ? undefined : learnt[place];
        if (!experience || byId.get(experience.id) !== experience) continue;
        if (!isOneWord) put(experience, matchOf(experience, wanted, scope));
        else put(experience, found & FIELD_BITS.title ? 'title' : 'elsewhere');
      }
      for (const experience of unlearnt) put(experience, matchOf(experience, wanted, scope));
      return [inTitle, elsewhere].flatMap((group) => group.toSorted((a, b) => a.id - b.id));
    },
    spellings: ({ experiences }, word) => {
      lookAt(experiences);
      if (unlearnt.length > 0) learnSome();
      return words.has(word) ? [word] : nearWords(words.counts(), word);
    },
  };
};
