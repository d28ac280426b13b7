import { readFileSync } from 'node:fs';

/** The style of a text. */
export type FontStyle = 'text' | 'strong' | 'poster';

/** A font file of a family, and its character ranges. */
export interface FontSource {
  readonly path: URL;
  readonly axes: Readonly<Record<FontStyle, Readonly<Record<string, number>>>>;
  readonly ranges: readonly (readonly [first: number, last: number])[];
}

interface Family {
  readonly name: string;
  readonly variant: 'standard' | 'wght';
  readonly axes: FontSource['axes'];
  /** Only these files of the family; all when absent. */
  readonly pieces?: readonly string[];
}

const WEIGHTS = { text: { wght: 400 }, strong: { wght: 600 }, poster: { wght: 800 } } as const;
const WIDE = {
  text: { wght: 400, wdth: 100 },
  strong: { wght: 600, wdth: 100 },
  poster: { wght: 800, wdth: 100 },
} as const;
const POSTER_AXES = { wght: 800, wdth: 75, opsz: 48 } as const;
const LATIN = ['latin', 'latin-ext'];

/** The brand's font first; each further family adds missing characters. */
const FAMILIES: readonly Family[] = [
  { name: 'instrument-sans', variant: 'standard', axes: WIDE, pieces: LATIN },
  { name: 'noto-sans', variant: 'wght', axes: WEIGHTS },
  { name: 'noto-sans-arabic', variant: 'wght', axes: WEIGHTS, pieces: ['arabic'] },
  { name: 'noto-sans-hebrew', variant: 'wght', axes: WEIGHTS, pieces: ['hebrew'] },
  { name: 'noto-sans-sc', variant: 'wght', axes: WEIGHTS },
  { name: 'noto-sans-kr', variant: 'wght', axes: WEIGHTS },
];

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

const fileOf = (family: string, file: string): URL =>
  new URL(import.meta.resolve(`@fontsource-variable/${family}/${file}`));

const sourcesOf = ({ name, variant, axes, pieces }: Family): readonly FontSource[] => {
  const published: Record<string, string> = JSON.parse(readFileSync(fileOf(name, 'unicode.json'), 'utf8'));
  return Object.entries(published)
    .map(([piece, ranges]) => ({ piece: piece.replace(/^\[(\d+)\]$/, '$1'), ranges }))
    .filter(({ piece }) => pieces === undefined || pieces.includes(piece))
    .filter(({ piece }) => pieces !== undefined || name === 'noto-sans' || /^\d+$/.test(piece))
    .map(({ piece, ranges }) => ({
      path: fileOf(name, `files/${name}-${piece}-${variant}-normal.woff2`),
      axes,
      ranges: rangesOf(ranges),
    }));
};

let known: { readonly sans: readonly FontSource[]; readonly poster: readonly FontSource[] } | null = null;

/** The font files of a style, in order of preference. */
export const sourcesFor = (fontStyle: FontStyle): readonly FontSource[] => {
  known ??= { sans: FAMILIES.flatMap(sourcesOf), poster: sourcesOf(POSTER) };
  return fontStyle === 'poster' ? [...known.poster, ...known.sans] : known.sans;
};

export const isPublishedFor = ({ ranges }: FontSource, codePoint: number): boolean =>
  ranges.some(([first, last]) => codePoint >= first && codePoint <= last);
