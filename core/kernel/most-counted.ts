/**
 * How many rows of a long list are counted for its total: one more says that there are more (decision 176). Only sums that are
 * kept say exactly how many there are beyond it.
 */
export const MOST_COUNTED = 5_000;

/** The same where words are searched for, which takes longer to count. */
export const MOST_FOUND = 500;

/** The same for the sessions of a day, where several days are shown. */
export const MOST_COUNTED_OF_A_DAY = 100;

/** How many rows are counted where these words are searched for; none is every row. */
export const mostCountedOf = (words: readonly string[]): number =>
  words.length > 0 ? MOST_FOUND : MOST_COUNTED;
