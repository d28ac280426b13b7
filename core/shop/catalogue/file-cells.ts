import type { CellValue } from './catalogue-file.ts';

/** How a column's cells are read. What a blank cell means follows from it. */
export type CellType =
  /** Blank is blank text. */
  | 'text'
  /** Blank is none. */
  | 'optional'
  /** Blank says nothing, as if the column were missing. */
  | 'whole'
  | 'flag'
  | 'price'
  /** Slugs with `|` or `;` between them; blank is none. */
  | 'slugs'
  /** JSON; blank is none. */
  | 'json';

const FLAGS: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  '1': true,
  false: false,
  no: false,
  '0': false,
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Slugs that one cell can hold. */
export const MOST_SLUGS = 1_000;

/** One more than a cell can hold says that it has too many. */
const slugsIn = (text: string): readonly string[] =>
  text
    .split(/[|;]/, MOST_SLUGS + 1)
    .map((slug) => slug.trim())
    .filter((slug) => slug !== '');

/** The value that the text of a cell stands for; undefined says nothing. What cannot be read stays text, for the rule to judge. */
export const valueOfCell = (type: CellType, text: string): unknown => {
  const trimmed = text.trim();
  switch (type) {
    case 'text':
      return text;
    case 'optional':
      return trimmed === '' ? null : text;
    case 'whole':
      if (trimmed === '') return undefined;
      return /^\d{1,15}$/.test(trimmed) ? Number(trimmed) : text;
    case 'flag':
      return trimmed === '' ? undefined : (FLAGS[trimmed.toLowerCase()] ?? text);
    case 'price':
      return trimmed === '' ? undefined : trimmed;
    case 'slugs':
      return slugsIn(text);
    case 'json':
      return trimmed === '' ? null : parsed(trimmed);
  }
};

const isList = (value: CellValue): value is readonly CellValue[] => Array.isArray(value);

/** The text of a cell that stands for the value. */
export const cellOfValue = (value: CellValue): string => {
  if (value === null) return '';
  if (isList(value)) return value.map(cellOfValue).join('|');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};
