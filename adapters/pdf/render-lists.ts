import type { PDFImage } from 'pdf-lib';
import { INNER, PAGE, RIGHT, TYPE } from './invoice-look.ts';
import { drawHairline, drawHeader, drawLogo, HEADER_HEIGHT } from './invoice-shapes.ts';
import type { ListsPaper, PaperList } from './lists-paper.ts';
import type { TextStyle } from './paragraph.ts';
import { renderPaper } from './render-paper.ts';
import type { VoucherExtras } from './render-voucher.ts';
import type { Sheet } from './sheet.ts';

const AMOUNT_WIDTH = 100;
const GAP = 12;
const ROW = 17;
const CAPTION = 26;
const PAGE_TOP = 78;

interface Column {
  /** The left edge of a text column, or the right edge of an amount column. */
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

/**
 * Amounts stand at the right and texts share the rest. The first of several text columns is narrow, because it holds a place or a
 * quarter.
 */
const columnsOf = ({ heads, amounts }: PaperList): readonly Column[] => {
  const texts = heads.length - amounts;
  const room = INNER - amounts * AMOUNT_WIDTH;
  const first = texts > 1 ? room / (texts + 1) : room;
  const other = texts > 1 ? (room - first) / (texts - 1) : 0;
  return heads.map((_, at) =>
    at < texts
      ? {
          x: PAGE.margin + (at === 0 ? 0 : first + (at - 1) * other),
          width: (at === 0 ? first : other) - GAP,
          align: 'left',
        }
      : { x: RIGHT - (heads.length - 1 - at) * AMOUNT_WIDTH, width: AMOUNT_WIDTH - GAP, align: 'right' },
  );
};

/** Draws all pages. Each table has its heads, which are repeated on a further page. */
const drawLists = (
  sheet: Sheet,
  { title, name, facts, lists }: ListsPaper,
  { brand }: VoucherExtras,
  logo: PDFImage | null,
): void => {
  let page = sheet.newPage(PAGE.width, PAGE.height);
  let y = 0;
  /** Draws one line and cuts it off when too long. */
  const draw = (style: TextStyle, text: string, x: number, width: number, align?: 'left' | 'right') =>
    sheet.place(sheet.lines(style, text, width).slice(0, 1), style, x, y, align);
  const drawCells = (cells: readonly string[], columns: readonly Column[], style: TextStyle) => {
    for (const [at, { x, width, align }] of columns.entries()) draw(style, cells[at] ?? '', x, width, align);
  };
  const drawHeads = ({ heads }: PaperList, columns: readonly Column[]) => {
    drawCells(
      heads.map((head) => head.toUpperCase()),
      columns,
      TYPE.label,
    );
    y += 15;
    drawHairline(page, y);
    y += 8;
  };
  const startPage = () => {
    page = sheet.newPage(PAGE.width, PAGE.height);
    y = 36;
    draw(TYPE.runningBrand, brand, PAGE.margin, INNER / 2);
    draw(TYPE.body, name, RIGHT, INNER / 2, 'right');
    drawHairline(page, 62);
    y = PAGE_TOP;
  };
  const drawList = (list: PaperList) => {
    const columns = columnsOf(list);
    // Keeps caption, heads and the first row on one page.
    if (y + CAPTION + 23 + ROW > PAGE.bottom) startPage();
    draw(TYPE.name, list.caption, PAGE.margin, INNER);
    y += CAPTION;
    drawHeads(list, columns);
    for (const row of list.rows) {
      if (y + ROW > PAGE.bottom) {
        startPage();
        drawHeads(list, columns);
      }
      drawCells(row, columns, TYPE.body);
      y += ROW;
    }
    y += 18;
  };

  drawHeader(page);
  y = 34;
  if (logo) drawLogo(page, logo);
  else draw(TYPE.brand, brand, PAGE.margin, INNER);
  y = 76;
  draw(TYPE.title, title, PAGE.margin, INNER);
  y = HEADER_HEIGHT + 26;
  y = draw(TYPE.name, name, PAGE.margin, INNER) + 4;
  for (const fact of facts) y = draw(TYPE.body, fact, PAGE.margin, INNER);
  y += 16;
  for (const list of lists) drawList(list);
};

/** Renders tables as PDF. The same tables give the same pages. */
export const renderLists = (paper: ListsPaper, extras: VoucherExtras): Promise<Uint8Array> =>
  renderPaper(paper, extras, (sheet, logo) => drawLists(sheet, paper, extras, logo));
