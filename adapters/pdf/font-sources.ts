import { readFileSync } from 'node:fs';

/** The style of a text. */
export type FontStyle = 'text' | 'strong' | 'poster';

/** A font file of a family, and its character ranges. */
export interface FontSource {
  readonly path: URL;
  readonly axes: Readonly<Record<FontStyle, Readonly<Record<string, number>>>>;
  readonly ranges: readonly (readonly [first: number, last: number])[];
  /** False for emoji. */
  readonly isText: boolean;
}

interface Family {
  readonly name: string;
  /** `400` is a font with a single weight. */
  readonly variant: 'standard' | 'wght' | '400';
  readonly axes: FontSource['axes'];
  /** The files of the family to use; all when absent. */
  readonly pieces?: readonly string[];
}

const WEIGHTS = { text: { wght: 400 }, strong: { wght: 600 }, poster: { wght: 800 } } as const;
const WIDE = {
  text: { wght: 400, wdth: 100 },
  strong: { wght: 600, wdth: 100 },
  poster: { wght: 800, wdth: 100 },
} as const;
const POSTER_AXES = { wght: 800, wdth: 75, opsz: 48 } as const;
const FIXED = { text: {}, strong: {}, poster: {} } as const;
const LATIN = ['latin', 'latin-ext'];

/** Scripts whose font contains no letters of any other script. */
const SCRIPTS = [
  'armenian',
  'bengali',
  'cherokee',
  'ethiopic',
  'georgian',
  'gujarati',
  'gurmukhi',
  'javanese',
  'kannada',
  'khmer',
  'lao',
  'malayalam',
  'myanmar',
  'oriya',
  'sinhala',
  'syriac',
  'tamil',
  'telugu',
  'thaana',
  'thai',
];

/** The brand's font comes first. Each further family adds missing characters and is read only when a text needs it (decision 205). */
const FAMILIES: readonly Family[] = [
  { name: 'instrument-sans', variant: 'standard', axes: WIDE, pieces: LATIN },
  { name: 'noto-sans', variant: 'wght', axes: WEIGHTS },
  { name: 'noto-sans-arabic', variant: 'wght', axes: WEIGHTS, pieces: ['arabic'] },
  { name: 'noto-sans-hebrew', variant: 'wght', axes: WEIGHTS, pieces: ['hebrew'] },
  ...SCRIPTS.map(
    (script): Family => ({ name: `noto-sans-${script}`, variant: 'wght', axes: WEIGHTS, pieces: [script] }),
  ),
  { name: 'noto-serif-tibetan', variant: 'wght', axes: WEIGHTS, pieces: ['tibetan'] },
  { name: 'noto-sans-mongolian', variant: '400', axes: FIXED, pieces: ['mongolian'] },
  { name: 'noto-sans-sc', variant: 'wght', axes: WEIGHTS },
  { name: 'noto-sans-kr', variant: 'wght', axes: WEIGHTS },
  { name: 'noto-emoji', variant: 'wght', axes: WEIGHTS },
];

/** Marks and symbols that other fonts lack. The file named "latin" contains all of them. */
const MARKS: Family = { name: 'dejavu-sans', variant: '400', axes: FIXED, pieces: ['latin'] };

const POSTER: Family = {
  name: 'bricolage-grotesque',
  variant: 'standard',
  axes: { text: POSTER_AXES, strong: POSTER_AXES, poster: POSTER_AXES },
  pieces: LATIN,
};

const rangesOf = (text: string): FontSource['ranges'] =>
  text.split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });

const fileOf = ({ name, variant }: Family, file: string): URL =>
  new URL(import.meta.resolve(`@fontsource${variant === '400' ? '' : '-variable'}/${name}/${file}`));

const ANY: FontSource['ranges'] = [[0, 0x10ffff]];

/** The character ranges that each file of a family publishes. A family with one file publishes none. */
const piecesOf = (family: Family): readonly (readonly [piece: string, ranges: FontSource['ranges']])[] => {
  const published: Record<string, string> = JSON.parse(readFileSync(fileOf(family, 'unicode.json'), 'utf8'));
  const pieces = Object.entries(published);
  if (pieces.length === 0) return (family.pieces ?? []).map((piece) => [piece, ANY] as const);
  return pieces.map(([piece, ranges]) => [piece.replace(/^\[(\d+)\]$/, '$1'), rangesOf(ranges)] as const);
};

const sourcesOf = (family: Family): readonly FontSource[] => {
  const { name, variant, axes, pieces } = family;
  return piecesOf(family)
    .filter(([piece]) => pieces?.includes(piece) ?? (name === 'noto-sans' || /^\d+$/.test(piece)))
    .map(([piece, ranges]) => ({
      path: fileOf(family, `files/${name}-${piece}-${variant}-normal.woff2`),
      axes,
      ranges,
      isText: name !== 'noto-emoji',
    }));
};

const known = new Map<Family, readonly FontSource[]>();

/**
 * The font files of a style, in order of preference. `marksFirst` is for letters with combining marks. Each family is read lazily,
 * when its turn comes.
 */
export function* sourcesFor(fontStyle: FontStyle, marksFirst = false): Generator<FontSource> {
  const families = fontStyle === 'poster' ? [POSTER, ...FAMILIES] : FAMILIES;
  for (const family of marksFirst ? [MARKS, ...families] : [...families, MARKS]) {
    const sources = known.get(family) ?? sourcesOf(family);
    known.set(family, sources);
    yield* sources;
  }
}

export const isPublishedFor = ({ ranges }: FontSource, codePoint: number): boolean =>
  ranges.some(([first, last]) => codePoint >= first && codePoint <= last);
