import { shortened } from '../../../kernel/refusal.ts';
import type { RowError } from '../catalogue-file.ts';

/** Maximum number of errors of one row: the others show after these are corrected, and one row cannot fill the memory. */
export const MOST_OF_A_ROW = 20;

/** Number of errors at which checking a file stops, and that one answer contains. */
export const MOST_ERRORS = 200;

/** Collects the errors of one row. */
export const rowErrors = (line: number, errors: RowError[]) => {
  let noted = 0;
  return (field: string, message: string): void => {
    noted += 1;
    if (noted <= MOST_OF_A_ROW) errors.push({ line, field, message: shortened(message) });
  };
};
