import type { Searchable } from './search.ts';

/** Fields of an experience as bits. */
export const FIELD_BITS: Readonly<Record<keyof Searchable, number>> = {
  title: 1,
  description: 2,
  inclusions: 4,
};
const ALL_FIELDS = 7;
/** A position in the index and its fields share one number. */
const BITS_OF_FIELDS = 3;

const WORD = /[\p{L}\p{N}]+/gu;

/** Shorter parts of a term occur in too many words to be useful, if there is a longer part. */
const SHORTEST_PART = 3;

/**
 * The word parts of a term, in the form in which `SearchWords` looks for them. A line break marks where a word of the text must begin or
 * end, because the term has another character there. Returns no parts when the term contains half a surrogate pair, or no letters and
 * digits.
 */
export const partsOf = (wanted: string): readonly string[] => {
  if (!wanted.isWellFormed()) return [];
  const parts = [...wanted.matchAll(WORD)].map(({ 0: part, index }) => {
    const end = index + part.length;
    return { length: part.length, text: `${index > 0 ? '\n' : ''}${part}${end < wanted.length ? '\n' : ''}` };
  });
  const least = Math.min(SHORTEST_PART, Math.max(...parts.map(({ length }) => length)));
  return parts.filter(({ length }) => length >= least).map(({ text }) => text);
};

/** An inverted index: which words occur in which fields of which experiences. An experience is known by its position. */
export interface SearchWords {
  /** Adds the words of an experience at the next position, from 0. */
  add(experience: Searchable): void;
  /** For each position, the fields in which all parts occur, each in any word. */
  fieldsWith(parts: readonly string[]): Uint8Array;
  /** Whether any word contains this part. */
  has(part: string): boolean;
  /** Each word, and at how many positions it occurs. */
  counts(): Iterable<readonly [word: string, places: number]>;
}

export const searchWords = (): SearchWords => {
  const placesOf = new Map<string, number[]>();
  /** Every word once, separated by line breaks: searching one text is much faster than searching many. */
  let vocabulary = '\n';
  let places = 0;

  const note = (word: string, place: number): void => {
    const known = placesOf.get(word);
    if (known) {
      known.push(place);
      return;
    }
    placesOf.set(word, [place]);
    vocabulary += `${word}\n`;
  };
  const wordsWith = (part: string): readonly string[] => {
    const words: string[] = [];
    for (let at = vocabulary.indexOf(part); at >= 0; ) {
      const start = part.startsWith('\n') ? at + 1 : vocabulary.lastIndexOf('\n', at) + 1;
      const end = vocabulary.indexOf('\n', start);
      words.push(vocabulary.slice(start, end));
      at = vocabulary.indexOf(part, end);
    }
    return words;
  };
  const fieldsWithPart = (part: string): Uint8Array => {
    const fields = new Uint8Array(places);
    for (const word of wordsWith(part))
      for (const each of placesOf.get(word) ?? []) {
        const place = each >> BITS_OF_FIELDS;
        fields[place] = (fields[place] ?? 0) | (each & ALL_FIELDS);
      }
    return fields;
  };

  return {
    add: ({ title, description, inclusions }) => {
      const fieldsOf = new Map<string, number>();
      for (const [text, bit] of [
        [title, FIELD_BITS.title],
        [description, FIELD_BITS.description],
        [inclusions, FIELD_BITS.inclusions],
      ] as const)
        for (const [word] of text.toLowerCase().matchAll(WORD))
          fieldsOf.set(word, (fieldsOf.get(word) ?? 0) | bit);
      for (const [word, fields] of fieldsOf) note(word, (places << BITS_OF_FIELDS) | fields);
      places++;
    },
    fieldsWith: (parts) => {
      const [first, ...others] = parts.map(fieldsWithPart);
      const common = first ?? new Uint8Array(places);
      for (const each of others)
        for (let place = 0; place < places; place++)
          common[place] = (common[place] ?? 0) & (each[place] ?? 0);
      return common;
    },
    has: (part) => vocabulary.includes(part),
    counts: function* () {
      for (const [word, each] of placesOf) yield [word, each.length];
    },
  };
};
