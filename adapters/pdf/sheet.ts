import {
  PDFArray,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  PDFString,
  type RGB,
  rgb,
} from 'pdf-lib';
import { ASCENT, breakLines, heightOf, type SetLine, type TextStyle } from './paragraph.ts';
import { embed, type PdfFont } from './pdf-font.ts';
import type { Glyph, GlyphRun } from './shaping.ts';
import type { Typeface, TypefaceIndex } from './typefaces.ts';

export type Align = 'left' | 'right';

/** A document with pages for text and shapes. The origin is the upper left corner; units are points. */
export interface Sheet {
  readonly document: PDFDocument;
  newPage(width: number, height: number): PDFPage;
  /** Makes this page the current one. */
  onPage(page: PDFPage): void;
  /** Breaks a text into lines. */
  lines(style: TextStyle, text: string, width: number): readonly SetLine[];
  /** Places lines. `x` is their left edge, or their right edge when aligned right. Returns the y of the next line. */
  place(lines: readonly SetLine[], style: TextStyle, x: number, y: number, align?: Align): number;
  /** Makes an area of the page a link. */
  link(url: string, x: number, y: number, width: number, height: number): void;
  save(): Promise<Uint8Array>;
}

export const colourOf = (hex: string): RGB => {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return rgb(part(1), part(3), part(5));
};

const number = (value: number) => PDFNumber.of(Math.round(value * 100) / 100);
const operator = PDFOperator.of.bind(PDFOperator);

/** Groups glyphs that share the same letters, in visual order. */
const clustersOf = (glyphs: readonly Glyph[]): readonly (readonly Glyph[])[] => {
  const clusters: Glyph[][] = [];
  for (const glyph of glyphs) {
    const last = clusters.at(-1);
    if (last && glyph.text === '') last.push(glyph);
    else clusters.push([glyph]);
  }
  return clusters;
};

/** Groups glyphs into words; each space is a group of its own. In visual order. */
const wordsOf = (glyphs: readonly Glyph[]): readonly (readonly (readonly Glyph[])[])[] => {
  const words: (readonly Glyph[])[][] = [];
  let isOpen = false;
  for (const cluster of clustersOf(glyphs)) {
    const isSpace = cluster[0]?.text === ' ';
    const last = words.at(-1);
    if (last && isOpen && !isSpace) last.push(cluster);
    else words.push([cluster]);
    isOpen = !isSpace;
  }
  return words;
};

/** A reader that meets a combining mark first would otherwise place it to the left of right-to-left letters. */
const RIGHT_TO_LEFT_MARK = '\u200F';

/**
 * Some readers take a glyph that is moved further than this for another word. In thousandths of an em. Kerning of Latin letters
 * never reaches it.
 */
const MOST_MOVED = 90;

const isInPlace = ({ width, advance, dx, dy, text }: Glyph): boolean =>
  dy === 0 &&
  (/^[\x21-\x7e]$/.test(text) || (Math.abs(dx) < MOST_MOVED && Math.abs(width - advance) < MOST_MOVED));

export const createSheet = (document: PDFDocument, typefaces: TypefaceIndex): Sheet => {
  const fonts = new Map<Typeface, PdfFont>();
  let page: PDFPage;
  const named = new Map<PDFPage, Map<Typeface, PDFName>>();

  const fontOf = (typeface: Typeface): PdfFont => {
    const font = fonts.get(typeface) ?? embed(document, typeface, fonts.size + 1);
    fonts.set(typeface, font);
    return font;
  };

  const nameOf = (typeface: Typeface): PDFName => {
    const names = named.get(page) ?? new Map<Typeface, PDFName>();
    named.set(page, names);
    const name = names.get(typeface) ?? page.node.newFontDictionary('F', fontOf(typeface).ref);
    names.set(typeface, name);
    return name;
  };

  /**
   * Adds the original letters as ActualText: in many scripts a glyph stands for several letters, several glyphs stand for one, or
   * their order changes.
   */
  const beginActualText = (text: string) =>
    operator(PDFOperatorNames.BeginMarkedContentSequence, [
      PDFName.of('Span'),
      `<</ActualText ${PDFHexString.fromText(text).toString()}>>`,
    ]);

  /** Combines glyph codes and their position adjustments into as few PDF operators as possible. */
  const operatorsOf = ({ typeface, glyphs, isRightToLeft }: GlyphRun, size: number): PDFOperator[] => {
    const font = fontOf(typeface);
    const operators: PDFOperator[] = [];
    let shown = PDFArray.withContext(document.context);
    let rise = 0;
    const flush = () => {
      if (shown.size() > 0) operators.push(operator(PDFOperatorNames.ShowTextAdjusted, [shown]));
      shown = PDFArray.withContext(document.context);
    };
    const show = (glyph: Glyph) => {
      if (glyph.dy !== rise) {
        flush();
        rise = glyph.dy;
        operators.push(operator(PDFOperatorNames.SetTextRise, [number((rise * size) / 1000)]));
      }
      if (glyph.dx !== 0) shown.push(number(-glyph.dx));
      shown.push(PDFHexString.of(font.use(glyph)));
      const left = glyph.width + glyph.dx - glyph.advance;
      if (Math.abs(left) >= 0.5) shown.push(number(left));
    };
    for (const word of wordsOf(glyphs)) {
      const isPlain = word.every(
        ([first, ...others]) => others.length === 0 && first && isInPlace(first) && font.means(first),
      );
      if (isPlain) for (const glyph of word.flat()) show(glyph);
      else {
        const letters = word.map(([first]) => [...(first?.text ?? '')]);
        flush();
        // The letters are given in visual order, as in plain words, because readers reverse right-to-left text.
        const shown = isRightToLeft ? letters.map((each) => each.toReversed()) : letters;
        operators.push(
          beginActualText(
            shown
              .flat()
              .join('')
              .replace(/^(?=\p{M})/u, isRightToLeft ? RIGHT_TO_LEFT_MARK : ''),
          ),
        );
        for (const glyph of word.flat()) show(glyph);
        flush();
        operators.push(operator(PDFOperatorNames.EndMarkedContent));
      }
    }
    flush();
    if (rise !== 0) operators.push(operator(PDFOperatorNames.SetTextRise, [number(0)]));
    return operators;
  };

  const placeLine = (
    { runs, width, above }: SetLine,
    style: TextStyle,
    x: number,
    y: number,
    align: Align,
  ) => {
    const { red, green, blue } = colourOf(style.colour);
    const left = align === 'right' ? x - width : x;
    const base = page.getHeight() - y - above - style.size * ASCENT;
    page.pushOperators(
      operator(PDFOperatorNames.BeginText),
      operator(
        PDFOperatorNames.NonStrokingColorRgb,
        [red, green, blue].map((part) => number(part)),
      ),
      operator(
        PDFOperatorNames.SetTextMatrix,
        [1, 0, 0, 1, left, base].map((part) => number(part)),
      ),
    );
    for (const run of runs)
      page.pushOperators(
        operator(PDFOperatorNames.SetFontAndSize, [nameOf(run.typeface), number(style.size)]),
        ...operatorsOf(run, style.size),
      );
    page.pushOperators(operator(PDFOperatorNames.EndText));
  };

  return {
    document,
    newPage: (width, height) => {
      page = document.addPage([width, height]);
      return page;
    },
    onPage: (other) => {
      page = other;
    },
    lines: (style, text, width) => breakLines(typefaces, style, text, width),
    place: (lines, style, x, y, align = 'left') => {
      let next = y;
      for (const line of lines) {
        placeLine(line, style, x, next, align);
        next += heightOf(style, line);
      }
      return next;
    },
    link: (url, x, y, width, height) => {
      const { context } = document;
      const top = page.getHeight() - y;
      const annotation = context.obj({
        Type: 'Annot',
        Subtype: 'Link',
        Rect: [x, top - height, x + width, top],
        Border: [0, 0, 0],
        // The print flag, which PDF/A requires for all annotations.
        F: 4,
        A: { S: 'URI', URI: PDFString.of(url) },
      });
      page.node.addAnnot(context.register(annotation));
    },
    save: () => {
      for (const font of fonts.values()) font.finish();
      return document.save();
    },
  };
};
