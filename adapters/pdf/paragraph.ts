import type { Cut } from './font-sources.ts';
import { type GlyphRun, settable, shapeLine, widthOf } from './shaping.ts';
import type { Typecase } from './typefaces.ts';

export interface TextStyle {
  readonly cut: Cut;
  /** In points. */
  readonly size: number;
  /** From line to line, in points. */
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
/** Closing marks stay with what is before them. */
const CLOSING = /^[\p{Pe}\p{Pf}\p{Po}%\-–—]+$/u;

/** Where a line may end: behind spaces and hyphens, and between the words of scripts that have no spaces. */
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

/** A paragraph broken into lines of at most `width` points; a word that is too long is broken where it must be. */
export const breakLines = (
  typecase: Typecase,
  style: TextStyle,
  text: string,
  width: number,
): readonly SetLine[] => {
  const measure = (part: string) => widthOf(shapeLine(typecase, style.cut, part), style.size);
  const whole = settable(typecase, style.cut, text).trim();
  const fits = (part: string) => measure(part.trimEnd()) <= width;
  const lines: string[] = [];
  let line = '';
  let taken = 0;
  // Parts are measured by themselves: what kerning between them would change is less than a point.
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
    const runs = shapeLine(typecase, style.cut, each.trimEnd());
    return { runs, width: widthOf(runs, style.size) };
  });
};
