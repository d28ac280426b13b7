import type { z } from 'zod';
import { grouped } from '../../../kernel/money.ts';
import type { RowError } from '../catalogue-file.ts';
import { MOST_SLUGS } from '../file-cells.ts';
import { MOST_ERRORS, rowErrors } from './row-errors.ts';

export const TOO_MANY_SLUGS = `At most ${grouped(MOST_SLUGS)} slugs`;

/** A record before and after a row of a file. */
export interface PlannedPart<Part> {
  readonly line: number;
  /** null for a new record. */
  readonly before: Part | null;
  readonly after: Part;
}

export interface Plan<Part> {
  readonly parts: readonly PlannedPart<Part>[];
  readonly errors: readonly RowError[];
}

/** Fields whose column has another name. */
const COLUMN_OF: Readonly<Record<string, string>> = {
  categoryIds: 'categories',
  experienceIds: 'experiences',
};

/** Collects the errors of one row. */
export const rowJudge = (line: number, errors: RowError[]) => {
  const note = rowErrors(line, errors);
  const refuse = (field: string, message: string): null => {
    note(field, message);
    return null;
  };
  return {
    refuse,
    /** The output of the rule; null when it refuses the value, with its errors collected. */
    judge: <Rule extends z.ZodType>(rule: Rule, given: unknown): z.output<Rule> | null => {
      const parsed = rule.safeParse(given);
      if (parsed.success) return parsed.data;
      for (const { path, message } of parsed.error.issues) {
        const field = String(path[0] ?? '');
        refuse(COLUMN_OF[field] ?? field, message);
      }
      return null;
    },
    /** The ids for the slugs in a cell; null when one of them is unknown. */
    idsOf: (
      field: string,
      cell: unknown,
      ids: ReadonlyMap<string, number>,
      what: string,
    ): readonly number[] | null => {
      if (!Array.isArray(cell)) return refuse(field, 'Must be a list of slugs');
      if (cell.length > MOST_SLUGS) return refuse(field, TOO_MANY_SLUGS);
      const found = cell.map((slug: unknown) => {
        const id = typeof slug === 'string' ? ids.get(slug.trim()) : undefined;
        return (
          id ??
          refuse(field, `There is no ${what} “${typeof slug === 'string' ? slug : JSON.stringify(slug)}”.`)
        );
      });
      return found.every((id) => id !== null) ? found : null;
    },
  };
};

/** Plans each row; after 200 errors in a file, no further row is checked. */
export const planRows = <Row, Planned>(
  rows: readonly Row[],
  errors: readonly RowError[],
  plan: (row: Row, at: number) => Planned | null,
): readonly Planned[] => {
  const planned: Planned[] = [];
  for (const [at, row] of rows.entries()) {
    if (errors.length >= MOST_ERRORS) break;
    const part = plan(row, at);
    if (part !== null) planned.push(part);
  }
  return planned;
};

/** Checks whether a key occurs twice in a file. */
export const duplicates = () => {
  const lines = new Map<string, number>();
  /** The line that has the key already; null for the first. */
  return (key: string, line: number): number | null => {
    const earlier = lines.get(key);
    if (earlier === undefined) lines.set(key, line);
    return earlier ?? null;
  };
};
