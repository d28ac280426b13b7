import { inflateSync } from 'node:zlib';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream, PDFStream } from 'pdf-lib';

const contentOf = (stream: PDFStream): Buffer => {
  if (!(stream instanceof PDFRawStream)) return Buffer.from(stream.getContents());
  const packed = stream.dict.get(PDFName.of('Filter')) === PDFName.of('FlateDecode');
  return packed ? inflateSync(stream.getContents()) : Buffer.from(stream.getContents());
};

interface Shown {
  /** From left to right, as it stands on paper. */
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
}

const fontsOf = (fonts: PDFDict) =>
  new Map(
    fonts.entries().map(([name]) => {
      const font = fonts.lookup(name, PDFDict);
      const map = contentOf(font.lookup(PDFName.of('ToUnicode'), PDFStream)).toString();
      const texts = new Map(
        [...map.matchAll(/<([0-9A-F]{4})> <([0-9A-F]+)>/g)].map(([, code = '', text = '']) => [
          code,
          Buffer.from(text, 'hex').swap16().toString('utf16le'),
        ]),
      );
      const [descendant] = font.lookup(PDFName.of('DescendantFonts'), PDFArray).asArray();
      const cid = font.context.lookup(descendant, PDFDict);
      const widths = new Map<string, number>();
      const w = cid.lookup(PDFName.of('W'), PDFArray);
      for (let at = 0; at < w.size(); at += 2)
        widths.set(
          Number(String(w.get(at)))
            .toString(16)
            .padStart(4, '0')
            .toUpperCase(),
          Number(String(w.lookup(at + 1, PDFArray).get(0))),
        );
      const descriptor = cid.lookup(PDFName.of('FontDescriptor'), PDFDict);
      const file = contentOf(descriptor.lookup(PDFName.of('FontFile2'), PDFStream));
      return [name.asString(), { texts, widths, file }];
    }),
  );

/** What a reader finds in a document: every text with its place, by a page's own operators. */
export const readPdf = async (bytes: Uint8Array) => {
  const document = await PDFDocument.load(bytes);
  const pages = document.getPages().map((page) => {
    const fonts = fontsOf(page.node.Resources()?.lookup(PDFName.of('Font'), PDFDict) as PDFDict);
    const shown: Shown[] = [];
    const contents = page.node.Contents();
    const streams = contents instanceof PDFArray ? contents.asArray() : [contents];
    const content = streams
      .map((each) => contentOf(document.context.lookup(each, PDFStream)).toString('latin1'))
      .join('\n');
    for (const [, block = ''] of content.matchAll(/\bBT\b(.*?)\bET\b/gs)) {
      const [, left = '0', bottom = '0'] = /1 0 0 1 (\S+) (\S+) Tm/.exec(block) ?? [];
      let [text, width, meant] = ['', 0, false];
      let font = fonts.values().next().value;
      let size = 0;
      const steps = /\/ActualText <FEFF([0-9A-F]*)>>>\s*BDC|(EMC)|\/(\S+) (\S+) Tf|\[(.*?)\] TJ/gs;
      for (const [, actual, end, name, points, array] of block.matchAll(steps)) {
        if (actual !== undefined) {
          text += Buffer.from(actual, 'hex').swap16().toString('utf16le');
          meant = true;
        }
        if (end) meant = false;
        if (name !== undefined) {
          font = fonts.get(`/${name}`);
          size = Number(points);
        }
        for (const [, code, move] of (array ?? '').matchAll(/<([0-9A-F]+)>|(-?[\d.]+)/g)) {
          if (code !== undefined) {
            if (!meant) text += font?.texts.get(code) ?? '';
            width += ((font?.widths.get(code) ?? 1000) * size) / 1000;
          } else width -= (Number(move) * size) / 1000;
        }
      }
      shown.push({ text, left: Number(left), right: Number(left) + width, bottom: Number(bottom) });
    }
    return { shown, fonts, size: page.getSize() };
  });
  const texts = pages.flatMap(({ shown }) => shown.map(({ text }) => text));
  return { document, pages, texts, text: texts.join('\n') };
};
