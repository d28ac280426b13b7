import { PDFDocument, type PDFImage } from 'pdf-lib';
import type { FontStyle } from './font-sources.ts';
import { recordTexts } from './record-texts.ts';
import type { VoucherExtras } from './render-voucher.ts';
import { createSheet, type Sheet } from './sheet.ts';
import { typefaceIndexFor } from './typefaces.ts';

/** The document's properties, which a PDF reader shows. */
interface PaperFacts {
  readonly title: string;
  readonly issuedAt: Date;
}

/**
 * Renders pages as PDF. They are drawn twice: first to collect the characters that the fonts need, then for real. The same texts
 * give the same bytes.
 */
export const renderPaper = async (
  { title, issuedAt }: PaperFacts,
  extras: VoucherExtras,
  draw: (sheet: Sheet, logo: PDFImage | null) => void,
): Promise<Uint8Array> => {
  const texts: Record<FontStyle, Set<string>> = { text: new Set(), strong: new Set(), poster: new Set() };
  const emptySheet = createSheet(await PDFDocument.create(), { of: () => null });
  draw(recordTexts(texts, emptySheet), null);
  const document = await PDFDocument.create();
  document.setTitle(title);
  document.setAuthor(extras.brand);
  document.setCreator(extras.brand);
  document.setProducer(extras.brand);
  document.setCreationDate(issuedAt);
  document.setModificationDate(issuedAt);
  document.setLanguage('en-US');
  const sheet = createSheet(document, await typefaceIndexFor(texts));
  draw(sheet, extras.logo ? await document.embedPng(extras.logo.png) : null);
  return sheet.save();
};
