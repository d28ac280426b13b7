import { formatMoney } from '@wondercast/core/kernel/money';
import type { StatementSums } from '@wondercast/core/people/partners/statement';
import type { PDFImage } from 'pdf-lib';
import { INNER, PAGE, RIGHT, TYPE } from './invoice-look.ts';
import { drawHairline, drawHeader, drawLogo, HEADER_HEIGHT } from './invoice-shapes.ts';
import type { TextStyle } from './paragraph.ts';
import { renderPaper } from './render-paper.ts';
import type { VoucherExtras } from './render-voucher.ts';
import type { Sheet } from './sheet.ts';
import type { StatementPaper } from './statement-paper.ts';

/** Right edges of the amount columns; the name column is left of them. */
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

/** Draws all pages: each month with its bookings, then the totals. */
const drawStatement = (
  sheet: Sheet,
  { partnerName, months, lines, ...all }: StatementPaper,
  { brand }: VoucherExtras,
  logo: PDFImage | null,
): void => {
  let page = sheet.newPage(PAGE.width, PAGE.height);
  let y = 0;
  /** Draws one line and cuts it off when too long. */
  const draw = (style: TextStyle, text: string, x: number, width: number, align?: 'right') =>
    sheet.place(sheet.lines(style, text, width).slice(0, 1), style, x, y, align);
  const drawHeads = () => {
    draw(TYPE.label, 'BOOKING', PAGE.margin, NAME_WIDTH);
    for (const [head, edge] of COLUMNS) draw(TYPE.label, head, edge, INNER, 'right');
    y += 15;
    drawHairline(page, y);
    y += 8;
  };
  /** Starts a new page when `height` does not fit, so that, for example, a month and its first booking stay together. */
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
export const renderStatement = (paper: StatementPaper, extras: VoucherExtras): Promise<Uint8Array> =>
  renderPaper(
    { title: `Statement of ${paper.partnerName}`, issuedAt: paper.issuedAt },
    extras,
    (sheet, logo) => drawStatement(sheet, paper, extras, logo),
  );
