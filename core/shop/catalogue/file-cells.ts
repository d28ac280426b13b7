import { type FieldKind, mayBeMissing, type OptionalKind } from '../../kernel/records/kinds.ts';
import type { CellValue } from './catalogue-file.ts';

const FLAGS: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  '1': true,
  false: false,
  no: false,
  '0': false,
};

const same = (text: string): unknown => text;
const trimmed = (text: string): unknown => text.trim();
const wholeIn = (text: string): unknown => (/^\d{1,15}$/.test(text.trim()) ? Number(text) : text);
const flagIn = (text: string): unknown => FLAGS[text.trim().toLowerCase()] ?? text;

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text.trim();
  }
};

/** Maximum number of slugs of one cell. */
export const MOST_SLUGS = 1_000;

/** Slugs separated by `|` or `;`. Keeps one more than allowed, so that the rule reports too many. */
const slugsIn = (text: string): readonly string[] =>
  text
    .split(/[|;]/, MOST_SLUGS + 1)
    .map((slug) => slug.trim())
    .filter((slug) => slug !== '');

/** Parses a cell that is not blank. A text that cannot be parsed stays a text, which the rule then refuses. */
const PARSED: Readonly<Record<FieldKind, (text: string) => unknown>> = {
  slug: same,
  text: same,
  optional: same,
  choice: same,
  whole: wholeIn,
  'optional-whole': wholeIn,
  number: trimmed,
  price: trimmed,
  flag: flagIn,
  day: trimmed,
  instant: trimmed,
  end: trimmed,
  links: slugsIn,
  json: jsonIn,
};

/** What a blank cell means where the field cannot be missing; undefined where the field stays as it is. */
const BLANK: Readonly<Record<Exclude<FieldKind, OptionalKind>, unknown>> = {
  slug: '',
  text: '',
  choice: '',
  whole: undefined,
  number: undefined,
  price: undefined,
  flag: undefined,
  day: undefined,
  instant: undefined,
  links: [],
  json: null,
};

const valueOfBlank = (kind: FieldKind): unknown => (mayBeMissing(kind) ? null : BLANK[kind]);

/** The value of the text of a cell, by the kind of its field; undefined where it is ignored, as if the column were missing. */
export const valueOfCell = (kind: FieldKind, text: string): unknown =>
  text.trim() === '' ? valueOfBlank(kind) : PARSED[kind](text);

const isList = (value: CellValue): value is readonly CellValue[] => Array.isArray(value);

/** The text of a cell for a value. */
export const cellOfValue = (value: CellValue): string => {
  if (value === null) return '';
  if (isList(value)) return value.map(cellOfValue).join('|');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};
