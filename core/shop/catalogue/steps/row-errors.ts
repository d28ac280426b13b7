import { shortened } from '../../../kernel/refusal.ts';
import type { RowError } from '../catalogue-file.ts';

/** Errors of one row that are kept: whoever mends these sees the others next time, and no row fills the memory. */
export const MOST_OF_A_ROW = 20;

/** Errors at which a file is looked at no further, and that one answer names. */
export const MOST_ERRORS = 200;

/** Notes what is wrong in one row. */
export const rowErrors = (line: number, errors: RowError[]) => {
  let noted = 0;
  return (field: string, message: string): void => {
    noted += 1;
    if (noted <= MOST_OF_A_ROW) errors.push({ line, field, message: shortened(message) });
  };
};
