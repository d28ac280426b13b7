import { z } from 'zod';
import type { CatalogueTable, FileRow, RowError } from '../../shop/catalogue/catalogue-file.ts';
import { MAX_PARTS, MAX_TAX_RATES, taxRateRule } from '../../shop/tax/rules.ts';
import type { TaxRate } from '../../shop/tax/tax-settings.ts';

/** Maximum number of errors in one answer. */
const MOST_ERRORS = 200;

/** Maximum length of a file of rates, in characters. */
export const MOST_RATES_TEXT = 200_000;

/** The body of `POST /api/admin/tax/rates/read`. */
export const ratesFileRule = z.object({
  text: z.string('Send the file as text').max(MOST_RATES_TEXT, 'The file is too large to be read.'),
});

/** The rates of a file, or its errors. */
export interface RowsRead<Rate> {
  readonly rates: readonly Rate[];
  readonly errors: readonly RowError[];
}

export type RatesRead = RowsRead<TaxRate>;

const COLUMNS = ['country', 'region', 'category', 'percent', 'name', 'from', 'text', 'code'] as const;

const PART_FIELDS = ['name', 'number', 'percent'] as const;

/** `part 1 name`, and so on. */
const partColumn = (place: number, field: (typeof PART_FIELDS)[number]): string =>
  `part ${place + 1} ${field}`;

const PARTS = Array.from({ length: MAX_PARTS }, (_, place) => place);

const KNOWN: ReadonlySet<string> = new Set([
  ...COLUMNS,
  ...PARTS.flatMap((place) => PART_FIELDS.map((field) => partColumn(place, field))),
]);

/** The normalized name of a column. */
const named = (column: string): string => column.trim().toLowerCase().replaceAll('_', ' ');

/** Parses `19`, `19 %` or `19,5`; any other text is returned unchanged, and then refused by the rule. */
export const numberOf = (text: string): unknown => {
  const plain = text.replace('%', '').trim().replace(',', '.');
  return plain !== '' && Number.isFinite(Number(plain)) ? Number(plain) : text;
};

/** How a file of one kind of rates is parsed. */
export interface FileOfRates<Rate> {
  /** Its columns, in lower case. */
  readonly known: ReadonlySet<string>;
  readonly most: number;
  readonly rule: z.ZodType<Rate>;
  /** A row in the form of the API, from the cells of its columns. */
  readonly asSent: (cell: (column: string) => string) => unknown;
  /** The column that an error is about. */
  readonly placeOf: (path: readonly PropertyKey[]) => string;
}

const cellsOf = ({ cells }: FileRow): ((column: string) => string) => {
  const byName = new Map([...cells].map(([column, value]) => [named(column), String(value ?? '').trim()]));
  return (column) => byName.get(column) ?? '';
};

/** All rates of a file, or none: errors are reported by line and column. */
export const ratesOfFile = <Rate>(
  { columns, rows }: CatalogueTable,
  { known, most, rule, asSent, placeOf }: FileOfRates<Rate>,
): RowsRead<Rate> => {
  const errors: RowError[] = [];
  const note = (line: number, field: string, message: string) => errors.push({ line, field, message });
  for (const column of columns ?? [])
    if (!known.has(named(column))) note(1, column, 'This column is not known');
  if (rows.length === 0) note(1, '', 'The file has no rates.');
  if (rows.length > most) note(1, '', `At most ${most} rates`);
  const rates: Rate[] = [];
  for (const row of rows.slice(0, most)) {
    const judged = rule.safeParse(asSent(cellsOf(row)));
    if (judged.success) rates.push(judged.data);
    else for (const { path, message } of judged.error.issues) note(row.line, placeOf(path), message);
    if (errors.length >= MOST_ERRORS) break;
  }
  return errors.length > 0 ? { rates: [], errors: errors.slice(0, MOST_ERRORS) } : { rates, errors };
};

const asSent: FileOfRates<TaxRate>['asSent'] = (cell) => {
  const percent = cell('percent');
  return {
    country: cell('country').toUpperCase(),
    region: cell('region') || null,
    category: cell('category').toLowerCase().replaceAll(' ', '') || 'standard',
    percent: percent === '' ? null : numberOf(percent),
    name: cell('name'),
    from: cell('from'),
    text: cell('text') || null,
    code: cell('code').toUpperCase() || null,
    parts: PARTS.flatMap((place) => {
      const of = (field: (typeof PART_FIELDS)[number]) => cell(partColumn(place, field));
      if (PART_FIELDS.every((field) => of(field) === '')) return [];
      return [{ name: of('name'), number: of('number') || null, percent: numberOf(of('percent')) }];
    }),
  };
};

const placeOf = ([field = '', at, inner]: readonly PropertyKey[]): string =>
  field === 'parts' && typeof at === 'number' && inner ? `part ${at + 1} ${String(inner)}` : String(field);

/**
 * Parses a file of tax rates: one rate per row, with columns country, region, category, percent, name, from, text and code, and name,
 * number and percent of up to three parts.
 */
export const ratesOfTable = (table: CatalogueTable): RatesRead =>
  ratesOfFile(table, { known: KNOWN, most: MAX_TAX_RATES, rule: taxRateRule, asSent, placeOf });
