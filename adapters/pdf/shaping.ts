import createBidi from 'bidi-js';
import { Direction, Buffer as HbBuffer, shape } from 'harfbuzzjs';
import type { FontStyle } from './font-sources.ts';
import { MISSING, type Typeface, type TypefaceIndex } from './typefaces.ts';

// Its types declare a member `default`, but Node imports the function itself.
const bidi = (createBidi as unknown as typeof createBidi.default)();
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** A positioned glyph, in thousandths of an em. */
export interface Glyph {
  readonly id: number;
  readonly advance: number;
  /** The advance without kerning. */
  readonly width: number;
  readonly dx: number;
  readonly dy: number;
  /** The glyph's characters; '' when they belong to an earlier glyph. */
  readonly text: string;
}

/** Glyphs of one typeface, from left to right. */
export interface GlyphRun {
  readonly typeface: Typeface;
  readonly glyphs: readonly Glyph[];
  /** In thousandths of an em. */
  readonly width: number;
}

/** Control characters that are invisible or reorder text are removed. */
const CONTROLS = /\p{Cc}|\p{Bidi_Control}|[\u2060-\u2064\ufeff]/gu;

/** Replaces each grapheme that no font has by one replacement character. */
export const replaceMissing = (typefaces: TypefaceIndex, fontStyle: FontStyle, text: string): string =>
  [...graphemes.segment(text.replace(CONTROLS, ' '))]
    .map(({ segment }) => {
      const [base = ''] = segment;
      const typeface = typefaces.of(fontStyle, base);
      if (!typeface) return MISSING;
      // A combined grapheme that the font does not have is reduced to its first character.
      return [...segment].every((character) => typefaces.of(fontStyle, character) || character === '\u200d')
        ? segment
        : base;
    })
    .join('');

interface Piece {
  readonly text: string;
  readonly level: number;
  readonly typeface: Typeface;
}

/** Runs of one direction and one typeface, in logical order. */
const piecesOf = (
  typefaces: TypefaceIndex,
  fontStyle: FontStyle,
  text: string,
  levels: Uint8Array,
): readonly Piece[] => {
  const pieces: Piece[] = [];
  for (const { segment, index } of graphemes.segment(text)) {
    const [base = ''] = segment;
    const level = levels[index] ?? 0;
    const last = pieces.at(-1);
    // A space takes the font of the text before it, so that a run is not split.
    const own = typefaces.of(fontStyle, base) ?? typefaces.of(fontStyle, MISSING);
    const typeface = segment === ' ' && last ? last.typeface : own;
    if (!typeface) continue;
    if (last && last.level === level && last.typeface === typeface)
      pieces[pieces.length - 1] = { ...last, text: last.text + segment };
    else pieces.push({ text: segment, level, typeface });
  }
  return pieces;
};

/** Visual order, left to right: reverses every run at a level or above, from the highest level down (UAX 9, L2). */
const toVisualOrder = (pieces: readonly Piece[]): readonly Piece[] => {
  const seen = [...pieces];
  const highest = Math.max(0, ...pieces.map(({ level }) => level));
  for (let level = highest; level >= 1; level--)
    for (let at = 0; at < seen.length; at++) {
      let end = at;
      while (end < seen.length && (seen[end]?.level ?? 0) >= level) end++;
      if (end > at) seen.splice(at, end - at, ...seen.slice(at, end).reverse());
      at = end;
    }
  return seen;
};

/** One shared buffer: the memory that each buffer takes outside the heap is freed only by garbage collection. */
const buffer = new HbBuffer();

const shapePiece = ({ text, level, typeface }: Piece): GlyphRun => {
  const { font, upem } = typeface;
  buffer.reset();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setDirection(level % 2 === 1 ? Direction.RTL : Direction.LTR);
  shape(font, buffer);
  const infos = buffer.getGlyphInfos();
  const positions = buffer.getGlyphPositions();
  const starts = [...new Set(infos.map(({ cluster }) => cluster))].sort((a, b) => a - b);
  const seen = new Set<number>();
  const scale = 1000 / upem;
  const glyphs = infos.map(({ codepoint: id, cluster }, at): Glyph => {
    const position = positions[at];
    const end = starts[starts.indexOf(cluster) + 1] ?? text.length;
    const letters = seen.has(cluster) ? '' : text.slice(cluster, end);
    seen.add(cluster);
    return {
      id,
      advance: (position?.xAdvance ?? 0) * scale,
      width: Math.round(font.glyphHAdvance(id) * scale),
      dx: (position?.xOffset ?? 0) * scale,
      dy: (position?.yOffset ?? 0) * scale,
      text: letters,
    };
  });
  return { typeface, glyphs, width: glyphs.reduce((width, { advance }) => width + advance, 0) };
};

const PLAIN = /^[\x20-\x7e]+$/;

/** Caches shaped lines per document, because the same words repeat. */
const known = new WeakMap<TypefaceIndex, Map<string, readonly GlyphRun[]>>();

/** Runs of a line from left to right. Plain ASCII needs no bidi. */
const toPieces = (typefaces: TypefaceIndex, fontStyle: FontStyle, text: string): readonly Piece[] => {
  const typeface = PLAIN.test(text) ? typefaces.of(fontStyle, text.charAt(0)) : null;
  if (typeface && [...text].every((character) => typefaces.of(fontStyle, character) === typeface))
    return [{ text, level: 0, typeface }];
  const line = replaceMissing(typefaces, fontStyle, text);
  return toVisualOrder(piecesOf(typefaces, fontStyle, line, bidi.getEmbeddingLevels(line).levels));
};

/** Shapes one line into glyphs from left to right. The first strong letter sets the direction of the line. */
export const shapeLine = (
  typefaces: TypefaceIndex,
  fontStyle: FontStyle,
  text: string,
): readonly GlyphRun[] => {
  const lines = known.get(typefaces) ?? new Map<string, readonly GlyphRun[]>();
  known.set(typefaces, lines);
  const name = `${fontStyle} ${text}`;
  const runs = lines.get(name) ?? toPieces(typefaces, fontStyle, text).map(shapePiece);
  lines.set(name, runs);
  return runs;
};

/** In points, at a size in points. */
export const widthOf = (runs: readonly GlyphRun[], size: number): number =>
  (runs.reduce((width, run) => width + run.width, 0) * size) / 1000;
