/** Each once, rising: in which order and how often ids were given makes no difference. */
export const idSet = (ids: readonly number[]): readonly number[] =>
  [...new Set(ids)].toSorted((a, b) => a - b);
