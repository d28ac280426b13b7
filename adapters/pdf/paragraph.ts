import { graphemesOf } from './drawable-text.ts';
import type { FontStyle } from './font-sources.ts';
import { type GlyphRun, replaceMissing, shapeLine, widthOf } from './shaping.ts';
import type { TypefaceIndex } from './typefaces.ts';

export interface TextStyle {
  readonly fontStyle: FontStyle;
  /** In points. */
  readonly size: number;
  /** Line height, in points. */
  readonly leading: number;
  /** `#RRGGBB`. */
  readonly colour: string;
}

export interface SetLine {
  readonly runs: readonly GlyphRun[];
  /** In points. */
  readonly width: number;
  /** Extra height beyond the line height, in points: some scripts and marks are taller than Latin letters. */
  readonly above: number;
  readonly below: number;
}

/** From the top of a line to its baseline, as a fraction of the size. */
export const ASCENT = 0.95;

/** The height of a line including its extra height, in points. */
export const heightOf = (
  { leading }: TextStyle,
  { above, below }: Pick<SetLine, 'above' | 'below'>,
): number => leading + above + below;

const setLine = (runs: readonly GlyphRun[], { size, leading }: TextStyle): SetLine => {
  const most = (side: 'above' | 'below') => (Math.max(0, ...runs.map((run) => run[side])) * size) / 1000;
  return {
    runs,
    width: widthOf(runs, size),
    above: Math.max(0, most('above') - ASCENT * size),
    below: Math.max(0, most('below') - (leading - ASCENT * size)),
  };
};

const words = new Intl.Segmenter('und', { granularity: 'word' });
/** Closing punctuation stays with the text before it. */
const CLOSING = /^[\p{Pe}\p{Pf}\p{Po}%\-–—]+$/u;

/** Splits a text where a line may break: after spaces and hyphens, and between words in scripts without spaces. */
const unbreakable = (text: string): readonly string[] => {
  const parts: string[] = [];
  for (const { segment } of words.segment(text)) {
    const last = parts.at(-1);
    if (last !== undefined && (CLOSING.test(segment) || /^\s+$/.test(segment)) && !/\n$/.test(last))
      parts[parts.length - 1] = last + segment;
    else parts.push(segment);
  }
  return parts;
};

/** Breaks a paragraph into lines of at most `width` points. A word that is too long is broken anywhere. */
export const breakLines = (
  typefaces: TypefaceIndex,
  style: TextStyle,
  text: string,
  width: number,
): readonly SetLine[] => {
  const measure = (part: string) => widthOf(shapeLine(typefaces, style.fontStyle, part), style.size);
  const whole = replaceMissing(typefaces, style.fontStyle, text).trim();
  const fits = (part: string) => measure(part.trimEnd()) <= width;
  const lines: string[] = [];
  let line = '';
  let taken = 0;
  // Parts are measured separately: kerning between them changes less than a point.
  const add = (part: string) => {
    if (line !== '' && taken + measure(part.trimEnd()) > width) {
      lines.push(line);
      line = '';
      taken = 0;
    }
    line += part;
    taken += measure(part);
  };
  if (fits(whole)) line = whole;
  else
    for (const part of unbreakable(whole)) {
      if (fits(part)) add(part);
      else
        for (const grapheme of graphemesOf(part))
          for (const each of fits(grapheme) ? [grapheme] : grapheme) add(each);
    }
  if (line !== '' || lines.length === 0) lines.push(line);
  return lines.map((each) => setLine(shapeLine(typefaces, style.fontStyle, each.trimEnd()), style));
};
