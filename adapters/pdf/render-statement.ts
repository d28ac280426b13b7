import { formatMoney } from '@wondercast/core/kernel/money';
import type { StatementSums } from '@wondercast/core/people/partners/statement';
import { PDFDocument, type PDFImage } from 'pdf-lib';
import type { FontStyle } from './font-sources.ts';
import { INNER, PAGE, RIGHT, TYPE } from './invoice-look.ts';
import { drawHairline, drawHeader, drawLogo, HEADER_HEIGHT } from './invoice-shapes.ts';
import type { TextStyle } from './paragraph.ts';
import { recordTexts } from './record-texts.ts';
import type { VoucherExtras } from './render-voucher.ts';
import { createSheet, type Sheet } from './sheet.ts';
import type { StatementPaper } from './statement-paper.ts';
import { typefaceIndexFor } from './typefaces.ts';

/** Right edges of the figures; the name stands before them. */
const COLUMNS = [
  ['GROSS', 252],
  ['REFUNDS', 324],
  ['PAID', 400],
  ['PERCENT', 460],
  ['COMMISSION', RIGHT],
] as const;
const NAME_WIDTH = 130;
const ROW = 17;
const PAGE_TOP = 78;

const figuresOf = ({ gross, refunds, paid, commission }: StatementSums, percent: string) => [
  formatMoney(gross),
  formatMoney(refunds),
  formatMoney(paid),
  percent,
  formatMoney(commission),
];

/** Draws every page: each month with its bookings, and all of them together. */
const drawStatement = (
  sheet: Sheet,
  { partnerName, months, lines, ...all }: StatementPaper,
  { brand }: VoucherExtras,
  logo: PDFImage | null,
): void => {
  let page = sheet.newPage(PAGE.width, PAGE.height);
  let y = 0;
  /** One line, cut off where it is too long. */
  const draw = (style: TextStyle, text: string, x: number, width: number, align?: 'right') =>
    sheet.place(sheet.lines(style, text, width).slice(0, 1), style, x, y, align);
  const drawHeads = () => {
    draw(TYPE.label, 'BOOKING', PAGE.margin, NAME_WIDTH);
    for (const [head, edge] of COLUMNS) draw(TYPE.label, head, edge, INNER, 'right');
    y += 15;
    drawHairline(page, y);
    y += 8;
  };
  /** So that what stands together, such as a month and its first booking, is on one page. */
  const ensureRoom = (height = ROW) => {
    if (y + height <= PAGE.bottom) return;
    page = sheet.newPage(PAGE.width, PAGE.height);
    y = 36;
    draw(TYPE.runningBrand, brand, PAGE.margin, INNER / 2);
    draw(TYPE.body, partnerName, RIGHT, INNER / 2, 'right');
    drawHairline(page, 62);
    y = PAGE_TOP;
    drawHeads();
  };
  const drawRow = (name: string, figures: readonly string[], style: TextStyle, figure: TextStyle) => {
    ensureRoom();
    draw(style, name, PAGE.margin, NAME_WIDTH);
    for (const [at, [, edge]] of COLUMNS.entries()) draw(figure, figures[at] ?? '', edge, INNER, 'right');
    y += ROW;
  };

  drawHeader(page);
  y = 34;
  if (logo) drawLogo(page, logo);
  else draw(TYPE.brand, brand, PAGE.margin, INNER);
  y = 76;
  draw(TYPE.title, 'Statement', PAGE.margin, INNER);
  y = HEADER_HEIGHT + 26;
  y = draw(TYPE.name, partnerName, PAGE.margin, INNER) + 16;
  drawHeads();
  for (const month of months) {
    ensureRoom(2 * ROW);
    drawRow(month.month, figuresOf(month, ''), TYPE.item, TYPE.fact);
    for (const line of lines.filter((each) => each.month === month.month))
      drawRow(
        line.reference ?? 'A deleted booking',
        figuresOf(line, `${line.percent}%`),
        TYPE.body,
        TYPE.figure,
      );
    y += 6;
  }
  ensureRoom(10 + ROW);
  drawHairline(page, y);
  y += 10;
  drawRow('All of it', figuresOf(all, ''), TYPE.item, TYPE.strongFigure);
};

/** Renders a partner's statement as PDF. The same statement gives the same pages. */
export const renderStatement = async (paper: StatementPaper, extras: VoucherExtras): Promise<Uint8Array> => {
  const texts: Record<FontStyle, Set<string>> = { text: new Set(), strong: new Set(), poster: new Set() };
  const emptySheet = createSheet(await PDFDocument.create(), { of: () => null });
  drawStatement(recordTexts(texts, emptySheet), paper, extras, null);
  const document = await PDFDocument.create();
  document.setTitle(`Statement of ${paper.partnerName}`);
  document.setAuthor(extras.brand);
  document.setCreator(extras.brand);
  document.setProducer(extras.brand);
  document.setCreationDate(paper.issuedAt);
  document.setModificationDate(paper.issuedAt);
  document.setLanguage('en-US');
  const sheet = createSheet(document, await typefaceIndexFor(texts));
  const logo = extras.logo ? await document.embedPng(extras.logo.png) : null;
  drawStatement(sheet, paper, extras, logo);
  return sheet.save();
};
