import { degrees, PDFDocument, rgb, StandardFonts } from 'pdf-lib';

const WORDS = ['TEST DOCUMENT,', 'NOT AN INVOICE'];
const SIZE = 52;
const ANGLE = 35;

/** Adds a stamp across every page of a document. */
export const stamped = async (file: Uint8Array): Promise<Uint8Array> => {
  const document = await PDFDocument.load(file);
  const font = await document.embedFont(StandardFonts.HelveticaBold);
  for (const page of document.getPages()) {
    const { width, height } = page.getSize();
    for (const [at, words] of WORDS.entries())
      page.drawText(words, {
        x: width * 0.16 + at * SIZE * 0.6,
        y: height * 0.36 - at * SIZE * 1.1,
        size: SIZE,
        font,
        color: rgb(0.85, 0.1, 0.1),
        opacity: 0.28,
        rotate: degrees(ANGLE),
      });
  }
  document.setTitle(`TEST ${document.getTitle() ?? ''}`.trim());
  return document.save();
};
