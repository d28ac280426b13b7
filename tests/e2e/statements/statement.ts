/** Where a statement is shown: a test by its file and title, or the decision that leaves it out or replaces it. */
export type Shown = { readonly file: string; readonly title: string } | { readonly decision: string };

/** One statement of the specification, in its order, and everything that shows it. */
export type Statement = readonly [words: string, shown: Shown, ...more: Shown[]];

export interface Section {
  readonly section: string;
  readonly statements: readonly Statement[];
}

/** Titles of the tests of one file under `tests`. */
export const testsOf =
  (file: string) =>
  (title: string): Shown => ({ file, title });

/** An entry of `docs/decisions`, by its number. */
export const decided = (decision: string): Shown => ({ decision });
