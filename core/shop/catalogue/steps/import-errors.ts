import { Refusal } from '../../../kernel/refusal.ts';
import type { RowError } from '../catalogue-file.ts';

/** The refusal of a file with errors, in the words of the first error. */
export const importErrors = (errors: readonly RowError[]): Refusal => {
  const [first] = errors;
  const words = first ? `Line ${first.line}${first.field && `, ${first.field}`}: ${first.message}` : '';
  const issues = errors.map(({ line, field, message }) => ({ path: `${line}.${field}`, message }));
  return new Refusal('invalid', words, { issues });
};
