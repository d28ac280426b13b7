import createBidi from 'bidi-js';
import { BufferFlag, Direction, type Font, Buffer as HbBuffer, shape } from 'harfbuzzjs';
import { codeOf, drawable, graphemesOf, isIgnorable } from './drawable-text.ts';
import type { FontStyle } from './font-sources.ts';
import type { Typeface, TypefaceIndex } from './typefaces.ts';

// The library's types declare a member `default`, but Node imports the function itself.
const bidi = (createBidi as unknown as typeof createBidi.default)();

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
  readonly isRightToLeft: boolean;
  /** How far it reaches above and below the baseline, in thousandths of an em. Not measured for plain letters. */
  readonly above: number;
  readonly below: number;
}

/** The replacement for a character that no font has: its plain form (for a bold letter, the letter), or else its code point. */
const standInOf = (typefaces: TypefaceIndex, fontStyle: FontStyle, character: string): string => {
  if (isIgnorable(character)) return '';
  const plain = character.normalize('NFKC');
  return [...plain].every((each) => typefaces.of(fontStyle, each)) ? plain : codeOf(character);
};

/** Splits a text into graphemes; a grapheme that no font has is split into its characters. */
const partsOf = (typefaces: TypefaceIndex, fontStyle: FontStyle, text: string): readonly string[] =>
  graphemesOf(text).flatMap((grapheme) => (typefaces.of(fontStyle, grapheme) ? [grapheme] : [...grapheme]));

/** The text as it is drawn: characters that no font has are replaced. */
export const replaceMissing = (typefaces: TypefaceIndex, fontStyle: FontStyle, text: string): string =>
  partsOf(typefaces, fontStyle, drawable(text))
    .map((part) => (typefaces.of(fontStyle, part) ? part : standInOf(typefaces, fontStyle, part)))
    .join('');

interface Piece {
  readonly text: string;
  readonly level: number;
  readonly typeface: Typeface;
}

/** Splits a text into runs of one direction and one typeface, in logical order. */
const piecesOf = (
  typefaces: TypefaceIndex,
  fontStyle: FontStyle,
  text: string,
  levels: Uint8Array,
): readonly Piece[] => {
  const pieces: Piece[] = [];
  // The fallback typeface. Code points are written in plain letters, which every document's fonts have.
  const usual = typefaces.of(fontStyle, ' ');
  let index = 0;
  for (const segment of partsOf(typefaces, fontStyle, text)) {
    const level = levels[index] ?? 0;
    index += segment.length;
    const last = pieces.at(-1);
    // A space takes the font of the text before it, so that a run is not split.
    const takesLast = segment === ' ' && last?.typeface.hasSpace;
    const typeface = takesLast ? last.typeface : (typefaces.of(fontStyle, segment) ?? usual);
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

const PLAIN = /^[\x20-\x7e]+$/;

const reachOf = (font: Font, glyphs: readonly Glyph[], scale: number): Pick<GlyphRun, 'above' | 'below'> => {
  let [above, below] = [0, 0];
  for (const { id, dy } of glyphs) {
    const box = font.glyphExtents(id);
    if (!box) continue;
    above = Math.max(above, box.yBearing * scale + dy);
    below = Math.max(below, -((box.yBearing + box.height) * scale + dy));
  }
  return { above, below };
};

/** One shared buffer, because memory that a buffer takes outside the heap is freed only by garbage collection. */
const buffer = new HbBuffer();

const shapePiece = ({ text, level, typeface }: Piece): GlyphRun => {
  const { font, upem } = typeface;
  buffer.reset();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setFlags(BufferFlag.REMOVE_DEFAULT_IGNORABLES);
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
  return {
    typeface,
    glyphs,
    width: glyphs.reduce((width, { advance }) => width + advance, 0),
    isRightToLeft: level % 2 === 1,
    ...(PLAIN.test(text) ? { above: 0, below: 0 } : reachOf(font, glyphs, scale)),
  };
};

/** Caches shaped lines for each document, because the same words repeat. */
const known = new WeakMap<TypefaceIndex, Map<string, readonly GlyphRun[]>>();

/** Splits a line into runs from left to right. Plain ASCII needs no bidi algorithm. */
const toPieces = (typefaces: TypefaceIndex, fontStyle: FontStyle, text: string): readonly Piece[] => {
  const typeface = PLAIN.test(text) ? typefaces.of(fontStyle, text.charAt(0)) : null;
  if (typeface && [...text].every((character) => typefaces.of(fontStyle, character) === typeface))
    return [{ text, level: 0, typeface }];
  return toVisualOrder(piecesOf(typefaces, fontStyle, text, bidi.getEmbeddingLevels(text).levels));
};

/**
 * Shapes one line into glyphs from left to right. The line's missing characters have been replaced. The first strong letter sets
 * its direction.
 */
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

/** The width in points at a font size in points. */
export const widthOf = (runs: readonly GlyphRun[], size: number): number =>
  (runs.reduce((width, run) => width + run.width, 0) * size) / 1000;
