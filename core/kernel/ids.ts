/** Removes duplicates and sorts in ascending order, so that lists of the same ids are equal. */
export const idSet = (ids: readonly number[]): readonly number[] =>
  [...new Set(ids)].toSorted((a, b) => a - b);
