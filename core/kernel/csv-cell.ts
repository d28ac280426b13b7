/** Spreadsheets recognize UTF-8 only by this mark. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** The beginning of a formula, after apostrophes, white space, zero-width characters and quotes. */
const FORMULA = /^'*[\s\u200b-\u200f\ufeff"]*[=+\-@＝＋－＠]/;
/** A plus sign before an integer, or before several numbers with spaces or brackets between them: no spreadsheet evaluates these. */
const PHONE_NUMBER = /^\+\d+$|^\+\d+(?: \(?|\()\d[\d ().-]*$/;
/** Separators with which a spreadsheet may also read the file: after them a cell or a row begins. */
const SEPARATORS = /([;\t\r\n])/;

const isFormula = (part: string): boolean =>
  FORMULA.test(part) && !PHONE_NUMBER.test(part.replace(/^'+/, '').trim());

const neutral = (part: string): string => (isFormula(part) ? `'${part}` : part);

const asWritten = (part: string): string =>
  part.startsWith("'") && isFormula(part.slice(1)) ? part.slice(1) : part;

/**
 * One cell. An apostrophe turns what a spreadsheet would run as a formula into text, also where a cell begins only if the file is read with
 * semicolons or tabs.
 */
export const csvCell = (text: string): string => {
  const safe = text.split(SEPARATORS).map(neutral).join('');
  return /[",;\r\n\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Undoes `csvCell` for a cell without its quotes: removes the apostrophes before formulas. */
export const textOfCell = (cell: string): string => cell.split(SEPARATORS).map(asWritten).join('');

/** A row according to RFC 4180: cells separated by commas, and the end of the line. */
export const csvRow = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;
