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
}

const words = new Intl.Segmenter('und', { granularity: 'word' });
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
/** Closing punctuation stays with the text before it. */
const CLOSING = /^[\p{Pe}\p{Pf}\p{Po}%\-–—]+$/u;

/** A line may break after spaces and hyphens, and between words in scripts without spaces. */
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
      else for (const { segment } of graphemes.segment(part)) add(segment);
    }
  if (line !== '' || lines.length === 0) lines.push(line);
  return lines.map((each) => {
    const runs = shapeLine(typefaces, style.fontStyle, each.trimEnd());
    return { runs, width: widthOf(runs, style.size) };
  });
};
