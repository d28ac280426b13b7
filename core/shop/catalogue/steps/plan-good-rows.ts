import type { CatalogueTable, FileKind, RowError } from '../catalogue-file.ts';
import { type CataloguePlan, type ImportAround, planImport } from './plan-import.ts';
import { MOST_ERRORS } from './row-errors.ts';

/** A plan, and what stays behind so that it can be carried out. */
export interface GoodPlan {
  readonly plan: CataloguePlan;
  /** The file without the rows that stay behind. */
  readonly table: CatalogueTable;
  /** What is wrong in the rows that stay behind. */
  readonly leftOut: readonly RowError[];
  readonly leftOutRows: number;
}

/**
 * Judges a file; where only good rows are asked for, those that are wrong stay behind. What is wrong with the head, and a file with so many
 * mistakes that not all were looked for, is still refused.
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
