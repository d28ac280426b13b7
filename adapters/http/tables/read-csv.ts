import { textOfCell } from '@wondercast/core/kernel/csv-cell';
import { invalid } from '@wondercast/core/kernel/refusal';
import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';

/** A CSV record. */
export interface CsvRecord {
  /** The line where it begins, counted from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

export const TOO_MANY_BLANK = 'The file has too many blank lines.';
export const QUOTE_NOT_CLOSED = 'A quoted cell does not end.';
export const QUOTE_INSIDE = 'A cell that contains a quote must be quoted, and its quotes doubled.';

const SEPARATORS = [',', ';', '\t'] as const;

/** The separator that occurs most often outside quotes in the first line; by default a comma. */
const separatorOf = (text: string): string => {
  const head = /^(?:[^"\r\n]|"[^"]*(?:"|$))*/.exec(text)?.[0].replaceAll(/"[^"]*"/g, '') ?? '';
  const counts = SEPARATORS.map((separator) => ({ separator, count: head.split(separator).length }));
  return counts.toSorted((a, b) => b.count - a.count)[0]?.separator ?? ',';
};

/** An optional first line that names the separator, which Excel reads: `sep=;`. */
const NAMED = /^(?:\uFEFF)?sep=([,;\t])(?:\r\n|\n|\r)/i;

const refusalOf = (error: unknown, line: number): unknown => {
  if (!(error instanceof CsvError)) return error;
  const words = String(error.code) === 'INVALID_OPENING_QUOTE' ? QUOTE_INSIDE : QUOTE_NOT_CLOSED;
  return invalid('text', `Line ${line}: ${words}`);
};

/** Limits for reading a file. */
interface Bounds {
  readonly records: number;
  /** Maximum number of cells in a record. */
  readonly cells: number;
  /** Maximum number of blank records, each of which costs as much as a filled one. */
  readonly blank: number;
}

const EVERYTHING: Bounds = {
  records: Number.POSITIVE_INFINITY,
  cells: Number.POSITIVE_INFINITY,
  blank: Number.POSITIVE_INFINITY,
};

/** Thrown to stop reading. */
class Enough extends Error {}

/**
 * Reads CSV according to RFC 4180: quoted cells may contain separators and line breaks. Separators are commas, semicolons or tabs;
 * a byte order mark and blank lines are ignored. Formulas remain text. Everything beyond `most` is ignored.
 * @throws Refusal 'invalid' when a quoted cell does not end, an unquoted cell contains a quote, or too many lines are blank
 */
export const readCsv = (written: string, most: Bounds = EVERYTHING): readonly CsvRecord[] => {
  const records: CsvRecord[] = [];
  let blank = 0;
  const [first, named] = NAMED.exec(written) ?? [];
  const text = first === undefined ? written : written.slice(first.length);
  let line = first === undefined ? 1 : 2;
  // Lines are counted here, because the library counts a two-character line break within quotes twice.
  const add = (cells: string[]) => {
    if (cells.some((cell) => cell !== ''))
      records.push({ line, cells: cells.slice(0, most.cells).map(textOfCell) });
    else blank += 1;
    if (records.length >= most.records) throw new Enough();
    if (blank > most.blank) throw invalid('text', TOO_MANY_BLANK);
    line += cells.join('').split('\n').length;
    return null;
  };
  try {
    parse(text, {
      bom: true,
      delimiter: named ?? separatorOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      on_record: add,
    });
  } catch (error) {
    if (!(error instanceof Enough)) throw refusalOf(error, line);
  }
  return records;
};
