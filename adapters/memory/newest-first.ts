/** Ids rise, so the highest id is the newest. */
export const newestFirst = <Row extends { readonly id: number }>(rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((a, b) => b.id - a.id);

export const byId = (a: { readonly id: number }, b: { readonly id: number }): number => a.id - b.id;
