import { PDFDocument, type PDFImage } from 'pdf-lib';
import type { InvoiceLogo } from './draw-invoice.ts';
import type { FontStyle } from './font-sources.ts';
import { INNER, PAGE, TYPE } from './invoice-look.ts';
import { drawHairline, drawHeader, drawLogo, HEADER_HEIGHT } from './invoice-shapes.ts';
import type { TextStyle } from './paragraph.ts';
import { recordTexts } from './record-texts.ts';
import { createSheet, type Sheet } from './sheet.ts';
import { typefaceIndexFor } from './typefaces.ts';
import type { Voucher } from './voucher.ts';

export interface VoucherExtras {
  readonly brand: string;
  readonly logo: InvoiceLogo | null;
}

const LABEL_WIDTH = 130;

/** Draws the only page. What does not fit is left out: facts are short, and the booking has everything. */
const drawVoucher = (
  sheet: Sheet,
  voucher: Voucher,
  { brand }: VoucherExtras,
  logo: PDFImage | null,
): void => {
  const page = sheet.newPage(PAGE.width, PAGE.height);
  const draw = (style: TextStyle, text: string, x: number, y: number, width: number): number =>
    y > PAGE.bottom ? y : sheet.place(sheet.lines(style, text, width), style, x, y);
  drawHeader(page);
  if (logo) drawLogo(page, logo);
  else draw(TYPE.brand, brand, PAGE.margin, 34, INNER);
  draw(TYPE.title, 'Voucher', PAGE.margin, 76, INNER);
  let y = HEADER_HEIGHT + 26;
  y = draw(TYPE.name, voucher.title, PAGE.margin, y, INNER) + 12;
  for (const { label, value } of voucher.facts) {
    drawHairline(page, y);
    y += 10;
    draw(TYPE.label, label.toUpperCase(), PAGE.margin, y + 2, LABEL_WIDTH);
    y = draw(TYPE.fact, value, PAGE.margin + LABEL_WIDTH, y, INNER - LABEL_WIDTH) + 10;
  }
  y += 8;
  for (const note of voucher.notes) y = draw(TYPE.body, note, PAGE.margin, y, INNER) + 6;
};

/** Renders a voucher as PDF. The same voucher gives the same page. */
export const renderVoucher = async (voucher: Voucher, extras: VoucherExtras): Promise<Uint8Array> => {
  const texts: Record<FontStyle, Set<string>> = { text: new Set(), strong: new Set(), poster: new Set() };
  const emptySheet = createSheet(await PDFDocument.create(), { of: () => null });
  drawVoucher(recordTexts(texts, emptySheet), voucher, extras, null);
  const document = await PDFDocument.create();
  document.setTitle(`Voucher ${voucher.reference}`);
  document.setAuthor(extras.brand);
  document.setSubject(voucher.title);
  document.setCreator(extras.brand);
  document.setProducer(extras.brand);
  document.setCreationDate(voucher.issuedAt);
  document.setModificationDate(voucher.issuedAt);
  document.setLanguage('en-US');
  const sheet = createSheet(document, await typefaceIndexFor(texts));
  const logo = extras.logo ? await document.embedPng(extras.logo.png) : null;
  drawVoucher(sheet, voucher, extras, logo);
  return sheet.save();
};
