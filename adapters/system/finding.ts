/** The result of a check: what was found, in words, and whether it is as it should be. */
export interface Finding {
  /** A stable name of the check, such as `last-backup`. Several findings may share it. */
  readonly check: string;
  readonly good: boolean;
  /** All is well now, but something should be done soon, or before customers come. */
  readonly isNote?: boolean;
  readonly words: string;
  /** What to do about it; absent when nothing is needed. */
  readonly todo?: string;
}

export const well = (check: string, words: string): Finding => ({ check, good: true, words });
export const note = (check: string, words: string, todo: string): Finding => ({
  check,
  good: true,
  isNote: true,
  words,
  todo,
});
export const wrong = (check: string, words: string, todo: string): Finding => ({
  check,
  good: false,
  words,
  todo,
});
