import type { CatalogueTable, FileKind, RowError } from '../catalogue-file.ts';
import { type CataloguePlan, type ImportAround, planImport } from './plan-import.ts';
import { MOST_ERRORS } from './row-errors.ts';

/** A plan without errors, and the rows that were left out for it. */
export interface GoodPlan {
  readonly plan: CataloguePlan;
  /** The file without the rows that are left out. */
  readonly table: CatalogueTable;
  /** The errors of the rows that are left out. */
  readonly leftOut: readonly RowError[];
  readonly leftOutRows: number;
}

/**
 * Plans an import; where only good rows are imported, rows with errors are left out. Errors in the header, and a file with too many errors
 * to find all of them, are still refused.
 */
export const planGoodRows = (
  kind: FileKind,
  table: CatalogueTable,
  around: ImportAround,
  onlyGood: boolean,
): GoodPlan => {
  const plan = planImport(kind, table, around);
  const whole = { plan, table, leftOut: [], leftOutRows: 0 };
  const { errors } = plan;
  if (!onlyGood || errors.length === 0 || errors.length >= MOST_ERRORS) return whole;
  const wrong = new Set(errors.map(({ line }) => line));
  const good = table.rows.filter(({ line }) => !wrong.has(line));
  if (good.length === 0) return whole;
  const rest = { ...table, rows: good };
  const again = planImport(kind, rest, around);
  return again.errors.length > 0
    ? whole
    : { plan: again, table: rest, leftOut: errors, leftOutRows: table.rows.length - good.length };
};
