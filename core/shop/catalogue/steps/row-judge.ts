import type { z } from 'zod';
import { grouped } from '../../../kernel/money.ts';
import type { RowError } from '../catalogue-file.ts';
import { MOST_SLUGS } from '../file-cells.ts';
import { MOST_ERRORS, rowErrors } from './row-errors.ts';

export const TOO_MANY_SLUGS = `At most ${grouped(MOST_SLUGS)} slugs`;

/** A record as it is and as a row of a file wants it. */
export interface PlannedPart<Part> {
  readonly line: number;
  /** null for one that is to be created. */
  readonly before: Part | null;
  readonly after: Part;
}

export interface Plan<Part> {
  readonly parts: readonly PlannedPart<Part>[];
  readonly errors: readonly RowError[];
}

/** Fields of the rules that a file calls otherwise. */
const COLUMN_OF: Readonly<Record<string, string>> = {
  categoryIds: 'categories',
  experienceIds: 'experiences',
};

/** Collects what is wrong in one row. */
export const rowJudge = (line: number, errors: RowError[]) => {
  const note = rowErrors(line, errors);
  const refuse = (field: string, message: string): null => {
    note(field, message);
    return null;
  };
  return {
    refuse,
    /** What the rule makes of it; null, with its errors noted, when it is refused. */
    judge: <Rule extends z.ZodType>(rule: Rule, given: unknown): z.output<Rule> | null => {
      const parsed = rule.safeParse(given);
      if (parsed.success) return parsed.data;
      for (const { path, message } of parsed.error.issues) {
        const field = String(path[0] ?? '');
        refuse(COLUMN_OF[field] ?? field, message);
      }
      return null;
    },
    /** The ids of what the slugs in a cell name; null when one names nothing. */
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

/** What is planned of each row; once a file has 200 errors, no further row is looked at. */
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

/** Says for each key whether the file had it before. */
export const duplicates = () => {
  const lines = new Map<string, number>();
  /** The line that has it already; null when this is the first. */
  return (key: string, line: number): number | null => {
    const earlier = lines.get(key);
    if (earlier === undefined) lines.set(key, line);
    return earlier ?? null;
  };
};
