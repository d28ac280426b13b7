import { textOfCell } from '@wondercast/core/kernel/csv-cell';
import { invalid } from '@wondercast/core/kernel/refusal';
import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';

/** A record of a CSV file. */
export interface CsvRecord {
  /** The line on which it begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

export const TOO_MANY_BLANK = 'The file has too many blank lines.';
export const QUOTE_NOT_CLOSED = 'A quoted cell does not end.';
export const QUOTE_INSIDE = 'A cell that contains a quote must be quoted, and its quotes doubled.';

const SEPARATORS = [',', ';', '\t'] as const;

/** The separator that the first line has most often outside of quotes; a comma when it has none. */
const separatorOf = (text: string): string => {
  const head = /^(?:[^"\r\n]|"[^"]*(?:"|$))*/.exec(text)?.[0].replaceAll(/"[^"]*"/g, '') ?? '';
  const counts = SEPARATORS.map((separator) => ({ separator, count: head.split(separator).length }));
  return counts.toSorted((a, b) => b.count - a.count)[0]?.separator ?? ',';
};

/** Excel reads, and some programs write, a first line that names the separator: `sep=;`. */
const NAMED = /^(?:\uFEFF)?sep=([,;\t])(?:\r\n|\n|\r)/i;

const refusalOf = (error: unknown, line: number): unknown => {
  if (!(error instanceof CsvError)) return error;
  const words = String(error.code) === 'INVALID_OPENING_QUOTE' ? QUOTE_INSIDE : QUOTE_NOT_CLOSED;
  return invalid('text', `Line ${line}: ${words}`);
};

/** How much of a file is read. */
interface Bounds {
  readonly records: number;
  /** Of one record. */
  readonly cells: number;
  /** Records of nothing: each costs as much as another. */
  readonly blank: number;
}

const EVERYTHING: Bounds = {
  records: Number.POSITIVE_INFINITY,
  cells: Number.POSITIVE_INFINITY,
  blank: Number.POSITIVE_INFINITY,
};

/** Ends the reading. */
class Enough extends Error {}

/**
 * Reads CSV as RFC 4180 has it: quoted cells may hold separators and line ends. Commas, semicolons and tabs separate; a byte order
 * mark and blank lines are passed over. Formulas stay text. What is beyond `most` is not read.
 * @throws Refusal 'invalid' where a quoted cell does not end, a quote stands in a cell without quotes, or too many lines are blank
 */
export const readCsv = (written: string, most: Bounds = EVERYTHING): readonly CsvRecord[] => {
  const records: CsvRecord[] = [];
  let blank = 0;
  const [first, named] = NAMED.exec(written) ?? [];
  const text = first === undefined ? written : written.slice(first.length);
  let line = first === undefined ? 1 : 2;
  // The library counts a line end within quotes twice when it has two characters, so lines are counted here.
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
