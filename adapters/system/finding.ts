/** One thing that was looked at: what was found, in words, and whether it is as it must be. */
export interface Finding {
  /** What was looked at, as a stable name such as `last-backup`. Several findings may share it. */
  readonly check: string;
  readonly good: boolean;
  /** Well for now, and something is to be done soon, or before customers come. */
  readonly isNote?: boolean;
  readonly words: string;
  /** What to do about it; absent when nothing is. */
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
