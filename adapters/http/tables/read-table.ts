import { invalid } from '@wondercast/core/kernel/refusal';
import type { CatalogueTable, FileFormat } from '@wondercast/core/shop/catalogue/catalogue-file';
import { MOST_ROWS } from '@wondercast/core/shop/catalogue/catalogue-file';
import { readCsv } from './read-csv.ts';

export const NOT_JSON = 'The file is not valid JSON.';
export const NOT_A_LIST = 'The file must be a list of records.';

/** Maximum number of cells read per row; no valid file has as many columns. */
const MOST_CELLS = 1_000;
/** Maximum number of blank lines, with which programs fill sheets. */
const MOST_BLANK = 50_000;

const tableOfCsv = (text: string): CatalogueTable => {
  // Reads one row more than allowed, which shows that there are too many.
  const [head, ...records] = readCsv(text, { records: MOST_ROWS + 2, cells: MOST_CELLS, blank: MOST_BLANK });
  const columns = head?.cells ?? [];
  const rows = records.map(({ line, cells }) => ({
    line,
    // Cells beyond the last column have no name and are only kept when filled, so that they are reported.
    cells: new Map(
      cells.flatMap((cell, at) => (at < columns.length || cell !== '' ? [[columns[at] ?? '', cell]] : [])),
    ),
  }));
  return { format: 'csv', columns, rows };
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw invalid('text', NOT_JSON);
  }
};

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const tableOfJson = (text: string): CatalogueTable => {
  const records = parsed(text);
  if (!Array.isArray(records) || !records.every(isRecord)) throw invalid('text', NOT_A_LIST);
  const rows = records.slice(0, MOST_ROWS + 1).map((record, at) => ({
    line: at + 1,
    cells: new Map<string, unknown>(Object.entries(record).slice(0, MOST_CELLS)),
  }));
  return { format: 'json', columns: null, rows };
};

/** Reads the rows of a file. @throws Refusal 'invalid' when it does not have its format */
export const readTable = (format: FileFormat, text: string): CatalogueTable =>
  format === 'csv' ? tableOfCsv(text) : tableOfJson(text);
