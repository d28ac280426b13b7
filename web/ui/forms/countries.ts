import { iso31661 } from 'iso-3166/1.js';

/** The countries of ISO 3166-1 by their names. */
export const COUNTRIES: readonly { readonly id: string; readonly words: string }[] = iso31661
  .map(({ alpha2, name }) => ({ id: alpha2, words: name }))
  .toSorted((a, b) => a.words.localeCompare(b.words, 'en'));
