/** Spreadsheets read UTF-8 as such only behind this. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Where a formula begins: behind apostrophes, blanks, marks without width and quotes. */
const FORMULA = /^'*[\s\u200b-\u200f\ufeff"]*[=+\-@＝＋－＠]/;
/** A plus sign before a whole number, or before two with a blank or a bracket between them: no spreadsheet computes these. */
const PHONE_NUMBER = /^\+\d+$|^\+\d+(?: \(?|\()\d[\d ().-]*$/;
/** Where a spreadsheet that reads the file with another separator begins a cell or a row. */
const SEPARATORS = /([;\t\r\n])/;

const isFormula = (part: string): boolean =>
  FORMULA.test(part) && !PHONE_NUMBER.test(part.replace(/^'+/, '').trim());

const neutral = (part: string): string => (isFormula(part) ? `'${part}` : part);

const asWritten = (part: string): string =>
  part.startsWith("'") && isFormula(part.slice(1)) ? part.slice(1) : part;

/**
 * One cell. What a spreadsheet would run as a formula is made text by an apostrophe, also where it would begin a cell only
 * because the file is read with semicolons or tabs.
 */
export const csvCell = (text: string): string => {
  const safe = text.split(SEPARATORS).map(neutral).join('');
  return /[",;\r\n\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** What `csvCell` was given, of a cell without its quotes: the apostrophes before formulas go. A formula stays text. */
export const textOfCell = (cell: string): string => cell.split(SEPARATORS).map(asWritten).join('');

/** RFC 4180: cells with commas, and the end of the line. */
export const csvRow = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;
