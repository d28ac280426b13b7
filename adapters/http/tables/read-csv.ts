import { textOfCell } from '@wondercast/core/csv-cell';
import { invalid } from '@wondercast/core/refusal';

/** A record of a CSV file. */
export interface CsvRecord {
  /** The line on which it begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

export const QUOTE_NOT_CLOSED = 'A quoted cell does not end.';

const SEPARATORS = [',', ';', '\t'] as const;

/** The separator that the first line has most often outside of quotes; a comma when it has none. */
const separatorOf = (text: string): string => {
  const head = /^(?:[^"\r\n]|"[^"]*(?:"|$))*/.exec(text)?.[0].replaceAll(/"[^"]*"/g, '') ?? '';
  const counts = SEPARATORS.map((separator) => ({ separator, count: head.split(separator).length }));
  return counts.toSorted((a, b) => b.count - a.count)[0]?.separator ?? ',';
};

/** A cell within quotes, where a pair of quotes is one of them; or a cell without. */
const cellAt = (separator: string) => new RegExp(`"((?:[^"]|"")*)"|([^${separator}\\r\\n]*)`, 'y');

/**
 * Reads CSV as RFC 4180 has it: quoted cells may hold separators and line ends. Commas, semicolons and tabs separate; a byte order
 * mark and blank lines are passed over. Formulas stay text.
 * @throws Refusal 'invalid' where a quoted cell does not end
 */
export const readCsv = (file: string): readonly CsvRecord[] => {
  const text = file.replace(/^\uFEFF/, '');
  const separator = separatorOf(text);
  const pattern = cellAt(separator);
  const records: CsvRecord[] = [];
  let line = 1;
  let cells: string[] = [];
  let begins = line;
  const endRecord = () => {
    if (cells.some((cell) => cell !== '')) records.push({ line: begins, cells });
    cells = [];
    begins = line;
  };
  for (let at = 0; at < text.length || cells.length > 0; ) {
    pattern.lastIndex = at;
    const [whole = '', quoted, plain = ''] = pattern.exec(text) ?? [];
    if (quoted === undefined && whole.startsWith('"')) throw notClosed(line);
    cells.push(textOfCell(quoted === undefined ? plain : quoted.replaceAll('""', '"')));
    line += whole.split('\n').length - 1;
    at += whole.length;
    if (text[at] === separator) {
      at++;
      // A separator at the very end leaves one more cell, which is blank.
      if (at < text.length) continue;
      cells.push('');
    } else if (quoted !== undefined && at < text.length && text[at] !== '\r' && text[at] !== '\n')
      throw notClosed(line);
    if (text[at] === '\r') at++;
    if (text[at] === '\n') at++;
    line++;
    endRecord();
  }
  return records;
};

const notClosed = (line: number) => invalid('text', `Line ${line}: ${QUOTE_NOT_CLOSED}`);
