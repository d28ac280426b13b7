/**
 * Up to how many rows of a long list are counted for its total; one more means that there are more (decision 176). Exact larger numbers
 * exist only where counts are stored.
 */
export const MOST_COUNTED = 5_000;

/** The same for a search by words, which takes longer to count. */
export const MOST_FOUND = 500;

/** The same for the sessions of a day, where several days are shown. */
export const MOST_COUNTED_OF_A_DAY = 100;

/** Up to how many rows are counted for a search by these words; without words the usual maximum. */
export const mostCountedOf = (words: readonly string[]): number =>
  words.length > 0 ? MOST_FOUND : MOST_COUNTED;
