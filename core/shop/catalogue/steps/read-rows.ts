import { grouped } from '../../../kernel/money.ts';
import type { FieldKind } from '../../../kernel/records/kinds.ts';
import { invalid, shortened } from '../../../kernel/refusal.ts';
import { type CatalogueTable, type FileRow, MOST_ROWS, type RowError } from '../catalogue-file.ts';
import { valueOfCell } from '../file-cells.ts';
import { rowErrors } from './row-errors.ts';
import { planRows } from './row-judge.ts';

/** A row with its values by column; values that it does not give are absent. */
export interface GivenRow {
  readonly line: number;
  readonly given: Readonly<Record<string, unknown>>;
}

export const NO_ROWS = 'The file has no rows.';
export const TOO_MANY_ROWS = `The file has more than ${grouped(MOST_ROWS)} rows.`;
export const noColumn = (name: string): string => `The file has no column “${name}”.`;
export const unknownColumn = (name: string): string => `There is no column “${shortened(name)}”.`;
export const doubledColumn = (name: string): string =>
  `The column “${shortened(name)}” is in the file twice.`;
export const TOO_MANY_CELLS = 'This row has more cells than the file has columns.';

/** Maximum number of unknown columns that get an error each, because the error is always the same. */
const MOST_NAMED = 20;

const headErrors = (columns: readonly string[], known: ReadonlyMap<string, unknown>): readonly RowError[] => {
  const seen = new Set<string>();
  return columns
    .flatMap((name): RowError[] => {
      const plain = name.trim().toLowerCase();
      const isDoubled = seen.has(plain);
      seen.add(plain);
      if (!known.has(plain)) return [{ line: 1, field: shortened(name), message: unknownColumn(name) }];
      return isDoubled ? [{ line: 1, field: name, message: doubledColumn(name) }] : [];
    })
    .slice(0, MOST_NAMED);
};

interface KnownColumn {
  readonly name: string;
  readonly kind: FieldKind;
}

/**
 * Parses the cells of a file by their columns. Case does not matter in column names. `key` is the column that every file needs.
 * @throws Refusal 'invalid' when there are no rows, too many, or no column `key`
 */
export const readRows = (
  { format, columns, rows }: CatalogueTable,
  known: readonly KnownColumn[],
  key: string,
): { readonly rows: readonly GivenRow[]; readonly errors: readonly RowError[] } => {
  if (rows.length === 0) throw invalid('text', NO_ROWS);
  if (rows.length > MOST_ROWS) throw invalid('text', TOO_MANY_ROWS);
  const byName = new Map(known.map((column) => [column.name.toLowerCase(), column]));
  if (columns && !columns.some((name) => name.trim().toLowerCase() === key.toLowerCase()))
    throw invalid('text', noColumn(key));
  const errors: RowError[] = columns ? [...headErrors(columns, byName)] : [];
  const readRow = ({ line, cells }: FileRow): GivenRow => {
    const given: [string, unknown][] = [];
    const note = rowErrors(line, errors);
    for (const [name, cell] of cells) {
      const column = byName.get(name.trim().toLowerCase());
      if (column) {
        const value =
          typeof cell === 'string' && (format === 'csv' || column.kind === 'links')
            ? valueOfCell(column.kind, cell)
            : cell;
        if (value !== undefined) given.push([column.name, value]);
      } else if (columns === null) note(shortened(name), unknownColumn(name));
      else if (name === '') note('', TOO_MANY_CELLS);
    }
    return { line, given: Object.fromEntries(given) };
  };
  return { rows: planRows(rows, errors, readRow), errors };
};
