import type { CatalogueTable, FileKind } from './catalogue-file.ts';
import { slugFrom } from './slug.ts';

/** The field that a column of a custom sheet contains; null leaves the column out. */
export interface MappedColumn {
  readonly column: string;
  readonly field: string | null;
}

/** The field that names a record where a sheet has no slugs; an add-on is always found by it. */
const NAMED_BY: Readonly<Record<FileKind, string | null>> = {
  experiences: 'title',
  categories: 'name',
  'add-ons': null,
};

const plain = (name: string): string => name.trim().toLowerCase();

const SLUG = 'slug';

/**
 * Turns a custom sheet into a file of the shop: its columns get the names of their fields, and a sheet without slugs gets them from its
 * titles. A column that is not mapped keeps its name.
 */
export const readOwnSheet = (
  kind: FileKind,
  { format, columns, rows }: CatalogueTable,
  mapped: readonly MappedColumn[],
): CatalogueTable => {
  const fields = new Map(mapped.map(({ column, field }) => [plain(column), field]));
  const fieldOf = (column: string): string | null => {
    const field = fields.get(plain(column));
    return field === undefined ? column : field;
  };
  const names = columns?.flatMap((column) => fieldOf(column) ?? []) ?? null;
  const by = NAMED_BY[kind];
  const title = names?.some((name) => plain(name) === SLUG) === false ? by : null;
  return {
    format,
    columns:
      names && title !== null && names.some((name) => plain(name) === title) ? [...names, SLUG] : names,
    rows: rows.map(({ line, cells }) => {
      const renamed = new Map<string, unknown>();
      for (const [column, cell] of cells) {
        const field = fieldOf(column);
        if (field !== null) renamed.set(field, cell);
      }
      const named = title === null ? undefined : [...renamed].find(([name]) => plain(name) === title)?.[1];
      if (typeof named === 'string') renamed.set(SLUG, slugFrom(named, ''));
      return { line, cells: renamed };
    }),
  };
};
