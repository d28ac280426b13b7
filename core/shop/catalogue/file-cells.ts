import type { CellValue } from './catalogue-file.ts';

/** How the cells of a column are parsed, which also decides what a blank cell means. */
export type CellType =
  /** A blank cell is an empty text. */
  | 'text'
  /** A blank cell is null. */
  | 'optional'
  /** A blank cell is ignored, as if the column were missing. */
  | 'whole'
  | 'flag'
  | 'price'
  /** Slugs separated by `|` or `;`; a blank cell is an empty list. */
  | 'slugs'
  /** JSON; a blank cell is null. */
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

/** Maximum number of slugs of one cell. */
export const MOST_SLUGS = 1_000;

/** Keeps one slug more than allowed, so that the rule reports too many. */
const slugsIn = (text: string): readonly string[] =>
  text
    .split(/[|;]/, MOST_SLUGS + 1)
    .map((slug) => slug.trim())
    .filter((slug) => slug !== '');

/** The value of a cell's text; undefined where it is ignored. A text that cannot be parsed stays a text, which the rule then refuses. */
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

/** The text of a cell for a value. */
export const cellOfValue = (value: CellValue): string => {
  if (value === null) return '';
  if (isList(value)) return value.map(cellOfValue).join('|');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};
