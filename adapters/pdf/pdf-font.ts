import { PDFDict, type PDFDocument, PDFHexString, PDFName, type PDFRef, PDFString } from 'pdf-lib';
import type { Glyph } from './shaping.ts';
import type { Typeface } from './typefaces.ts';

/** An embedded font of a document. `use` adds glyphs; `finish` writes the font. */
export interface PdfFont {
  readonly ref: PDFRef;
  /** Whether the glyph can stand for exactly these letters in the whole document. If so, that is recorded. */
  means(glyph: Glyph): boolean;
  /** The glyph's code as hex digits. Adds the glyph to the subset. */
  use(glyph: Glyph): string;
  finish(): void;
}

const FONT_NAME = 'Wondercast';
const SYMBOLIC = 4;
const BATCH = 100;

const hex = (value: number): string => value.toString(16).padStart(4, '0').toUpperCase();

const utf16 = (text: string): string => [...text.split('')].map((unit) => hex(unit.charCodeAt(0))).join('');

/** Maps glyphs to letters (ToUnicode), so that text can be searched and copied. */
const toUnicode = (texts: ReadonlyMap<number, string>): string => {
  const entries = [...texts].map(([id, text]) => `<${hex(id)}> <${utf16(text)}>`);
  const blocks: string[] = [];
  for (let at = 0; at < entries.length; at += BATCH) {
    const block = entries.slice(at, at + BATCH);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def /CMapType 2 def
1 begincodespacerange <0000> <FFFF> endcodespacerange
${blocks.join('\n')}
endcmap CMapName currentdict /CMap defineresource pop end end`;
};

/** Embeds a font subset as a composite font whose codes are glyph ids. */
export const embed = (document: PDFDocument, { bytes, font, upem }: Typeface, at: number): PdfFont => {
  const { context } = document;
  const ref = context.nextRef();
  const widths = new Map<number, number>();
  const texts = new Map<number, string>();
  return {
    ref,
    means: ({ id, text }) => {
      if (text !== '' && !texts.has(id)) texts.set(id, text);
      return texts.get(id) === text;
    },
    use: (glyph) => {
      widths.set(glyph.id, glyph.width);
      if (glyph.text !== '' && !texts.has(glyph.id)) texts.set(glyph.id, glyph.text);
      return hex(glyph.id);
    },
    finish: () => {
      const scale = 1000 / upem;
      const { ascender, descender } = font.hExtents();
      // PDF names a subset font with a tag of six letters and a plus sign.
      const tag = [...String(at).padStart(6, '0')].map((digit) => String.fromCharCode(65 + Number(digit)));
      const name = PDFName.of(`${tag.join('')}+${FONT_NAME}`);
      const file = context.register(context.flateStream(bytes, { Length1: bytes.length }));
      const descriptor = context.register(
        context.obj({
          Type: 'FontDescriptor',
          FontName: name,
          Flags: SYMBOLIC,
          FontBBox: [-1000, Math.round(descender * scale), 2000, Math.round(ascender * scale)],
          ItalicAngle: 0,
          Ascent: Math.round(ascender * scale),
          Descent: Math.round(descender * scale),
          CapHeight: 700,
          StemV: 80,
          FontFile2: file,
        }),
      );
      const system = PDFDict.withContext(context);
      system.set(PDFName.of('Registry'), PDFString.of('Adobe'));
      system.set(PDFName.of('Ordering'), PDFString.of('Identity'));
      system.set(PDFName.of('Supplement'), context.obj(0));
      const descendant = context.register(
        context.obj({
          Type: 'Font',
          Subtype: 'CIDFontType2',
          BaseFont: name,
          CIDSystemInfo: system,
          FontDescriptor: descriptor,
          CIDToGIDMap: 'Identity',
          DW: 1000,
          W: [...widths].toSorted(([a], [b]) => a - b).flatMap(([id, width]) => [id, [width]]),
        }),
      );
      context.assign(
        ref,
        context.obj({
          Type: 'Font',
          Subtype: 'Type0',
          BaseFont: name,
          Encoding: 'Identity-H',
          DescendantFonts: [descendant],
          ToUnicode: context.register(context.flateStream(toUnicode(texts))),
        }),
      );
    },
  };
};

/** Encodes a text, such as the document's title, for any script. */
export const pdfText = (text: string): PDFHexString => PDFHexString.fromText(text);
