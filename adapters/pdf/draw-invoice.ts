import { chargesOf } from '@wondercast/core/bookings/invoicing/charges';
import type { Invoice, InvoiceLine } from '@wondercast/core/bookings/invoicing/invoice';
import type { DocumentFurther } from '@wondercast/core/bookings/invoicing/ports';
import { currency, formatMoney } from '@wondercast/core/kernel/money';
import { addressLines } from '@wondercast/core/people/address-lines';
import { countryName } from '@wondercast/core/people/countries';
import type { PDFImage, PDFPage } from 'pdf-lib';
import { COLOUR, INNER, PAGE, RIGHT, TYPE } from './invoice-look.ts';
import { drawHairline, drawHeader, drawLogo, drawPerforation, HEADER_HEIGHT } from './invoice-shapes.ts';
import {
  detailsOf,
  exchangeOf,
  factsOf,
  feeItems,
  noteOf,
  paymentRows,
  reasonsOf,
  resultOf,
  sumsOf,
  titleOf,
  transferOf,
} from './invoice-words.ts';
import { heightOf, type SetLine, type TextStyle } from './paragraph.ts';
import { colourOf, type Sheet } from './sheet.ts';

/** The brand's logo as an image. */
export interface InvoiceLogo {
  readonly png: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export interface InvoiceExtras extends DocumentFurther {
  readonly brand: string;
  /** null: the brand's name is shown instead. */
  readonly logo?: InvoiceLogo | null;
}

const COLUMN = { units: 372, price: 462, amount: RIGHT, sums: 330 } as const;
const ITEM_WIDTH = 276;
const SUMMARY_WIDTH = 240;
const TABLE_HEAD = 40;
/** Where text begins on further pages, below their header. */
const PAGE_TOP = 78;
/** Height of the total below the sums. */
const SUM_HEIGHT = 54;

/** Draws all pages of the document into `sheet`. */
export const drawInvoice = (
  sheet: Sheet,
  invoice: Invoice,
  { brand, payUrl, credited, payments = [], isReceipt = false }: InvoiceExtras,
  logo: PDFImage | null,
): void => {
  const { figures } = invoice;
  const drawn = { invoice, payments, isReceipt };
  let page = sheet.newPage(PAGE.width, PAGE.height);
  let y = 0;

  const drawText = (style: TextStyle, text: string, x: number, at: number, width: number, align?: 'right') =>
    sheet.place(sheet.lines(style, text, width), style, x, at, align);
  /** Draws one right-aligned line and cuts it off when too long. For figures and labels, which are short. */
  const drawRight = (style: TextStyle, text: string, x: number, at: number) =>
    sheet.place(sheet.lines(style, text, INNER).slice(0, 1), style, x, at, 'right');

  const drawTableHead = () => {
    drawText(TYPE.label, 'DESCRIPTION', PAGE.margin, y, ITEM_WIDTH);
    drawRight(TYPE.label, 'UNITS', COLUMN.units, y);
    const isGross = figures.taxed?.entered === 'gross';
    drawRight(TYPE.label, isGross ? 'PRICE INCL. TAX' : 'UNIT PRICE', COLUMN.price, y);
    drawRight(TYPE.label, figures.taxed ? 'NET' : 'AMOUNT', COLUMN.amount, y);
    y += 15;
    drawHairline(page, y);
    y += 10;
  };

  const startPage = () => {
    page = sheet.newPage(PAGE.width, PAGE.height);
    drawText(TYPE.runningBrand, brand, PAGE.margin, 36, INNER / 2);
    drawRight(TYPE.body, `${titleOf(drawn)} ${invoice.number}`, RIGHT, 38);
    drawHairline(page, 62);
    y = PAGE_TOP;
  };

  /** Starts a new page when `height` does not fit on this one. */
  const ensureRoom = (height: number, onNewPage: () => void = () => {}) => {
    if (y + height <= PAGE.bottom) return;
    startPage();
    onNewPage();
  };

  /** Draws a block of text that may continue on further pages. */
  const drawFlowing = (style: TextStyle, text: string, width: number, onNewPage?: () => void) => {
    for (const line of sheet.lines(style, text, width)) {
      ensureRoom(heightOf(style, line), onNewPage);
      y = sheet.place([line], style, PAGE.margin, y);
    }
  };

  const drawHead = () => {
    drawHeader(page);
    if (logo) drawLogo(page, logo);
    else {
      const [brandLine] = sheet.lines(TYPE.brand, brand, 380);
      if (brandLine) sheet.place([brandLine], TYPE.brand, PAGE.margin, 34);
    }
    drawText(TYPE.title, titleOf(drawn), PAGE.margin, 76, INNER);
    y = HEADER_HEIGHT + 26;
    const facts = factsOf(drawn, credited);
    const column = INNER / facts.length;
    let lowest = y;
    for (const [at, [label, value]] of facts.entries()) {
      const x = PAGE.margin + at * column;
      drawText(TYPE.label, label, x, y, column - 10);
      lowest = Math.max(lowest, drawText(TYPE.fact, value, x, y + 13, column - 10));
    }
    y = lowest + 16;
    drawHairline(page, y);
    y += 18;
  };

  /** Draws seller and customer in two columns, which may be longer than a page. */
  const drawParties = () => {
    const { buyer, seller } = figures;
    const half = INNER / 2 - 14;
    const party = (x: number, label: string, name: string, lines: readonly string[]) => {
      const set = (style: TextStyle, text: string) =>
        sheet.lines(style, text, half).map((line) => ({ x, style, line }));
      return [
        ...set(TYPE.label, label),
        ...set(TYPE.name, name),
        ...lines.flatMap((line) => set(TYPE.body, line)),
      ];
    };
    const { billing } = buyer;
    const known = [...(buyer.companyName ? [buyer.companyName] : []), buyer.name];
    const [billedName = '', ...people] = billing?.name
      ? [billing.name, ...known.filter((name) => name !== billing.name)]
      : known;
    const billed = party(PAGE.margin, 'BILLED TO', billedName, [
      ...people,
      ...(billing ? addressLines(billing, countryName) : []),
      buyer.email,
      ...(buyer.purchaseOrder ? [`Purchase order ${buyer.purchaseOrder}`] : []),
    ]);
    const from = party(PAGE.margin + INNER / 2 + 14, 'FROM', seller.name, [
      ...seller.address,
      ...(seller.taxId ? [`Tax ID ${seller.taxId}`] : []),
      seller.email,
      ...(seller.phone ? [seller.phone] : []),
      seller.website.replace(/^https?:\/\//, ''),
    ]);
    for (let at = 0; at < Math.max(billed.length, from.length); at++) {
      const beside = [billed[at], from[at]].filter((each) => each !== undefined);
      const height = Math.max(
        ...beside.map(({ line, style }) =>
          heightOf({ ...style, leading: at < 2 ? TYPE.name.leading : TYPE.body.leading }, line),
        ),
      );
      ensureRoom(height);
      for (const each of beside) sheet.place([each.line], each.style, each.x, y);
      y += height;
    }
    y += 24;
  };

  const drawLine = (line: InvoiceLine, at: number) => {
    ensureRoom(TYPE.item.leading + TYPE.detail.leading, drawTableHead);
    if (at > 0 && y > 110) {
      drawHairline(page, y - 2);
      y += 8;
    }
    const taxed = figures.taxed?.lines[at];
    const rate = taxed ? (taxed.free ?? figures.taxed?.rates[taxed.rate] ?? null) : null;
    const [experience, ...addOns] = chargesOf(line, taxed?.net ?? null, figures.taxed?.entered);
    const drawFigures = ({ unitPrice, amount }: typeof experience) => {
      drawRight(TYPE.figure, String(line.units), COLUMN.units, y);
      drawRight(TYPE.figure, formatMoney(unitPrice), COLUMN.price, y);
      drawRight(TYPE.item, formatMoney(amount), COLUMN.amount, y);
    };
    drawFigures(experience);
    drawFlowing(TYPE.item, experience.name, ITEM_WIDTH, drawTableHead);
    y += 1;
    for (const detail of detailsOf(line, rate)) drawFlowing(TYPE.detail, detail, ITEM_WIDTH, drawTableHead);
    for (const addOn of addOns) {
      y += 5;
      ensureRoom(TYPE.body.leading, drawTableHead);
      drawFigures(addOn);
      drawFlowing(TYPE.body, addOn.name, ITEM_WIDTH, drawTableHead);
    }
    y += 9;
  };

  /** Draws a fee in place of a line, for a document that sells nothing else. */
  const drawFee = ({ name, net }: ReturnType<typeof feeItems>[number]) => {
    ensureRoom(TYPE.item.leading, drawTableHead);
    drawRight(TYPE.figure, '1', COLUMN.units, y);
    drawRight(TYPE.item, formatMoney(net), COLUMN.amount, y);
    drawFlowing(TYPE.item, name, ITEM_WIDTH, drawTableHead);
    y += 9;
  };

  /** A pill-shaped button: two circles and a rectangle. */
  const drawButton = (label: string, url: string) => {
    const [words] = sheet.lines(TYPE.button, label, 200);
    const width = (words?.width ?? 0) + 40;
    const top = page.getHeight() - y;
    for (const x of [PAGE.margin + 16, PAGE.margin + width - 16])
      page.drawCircle({ x, y: top - 16, size: 16, color: colourOf(COLOUR.action) });
    page.drawRectangle({
      x: PAGE.margin + 16,
      y: top - 32,
      width: width - 32,
      height: 32,
      color: colourOf(COLOUR.action),
    });
    if (words) sheet.place([words], TYPE.button, PAGE.margin + 20, y + 9.5);
    sheet.link(url, PAGE.margin, y, width, 32);
  };

  /** The summary: how to pay on the left, the sums on the right. */
  const drawSummary = () => {
    // A fee's reason may be long, so it wraps and never reaches the amount beside it.
    const sums = sumsOf(invoice).map(([name, amount]) => {
      const [figure] = sheet.lines(TYPE.figure, amount, INNER);
      const width = RIGHT - COLUMN.sums - (figure?.width ?? 0) - 12;
      return [sheet.lines(TYPE.body, name, width), amount] as const;
    });
    const heightOfSum = (name: readonly SetLine[]) =>
      name.reduce((so, line) => so + heightOf(TYPE.body, line), 17 - TYPE.body.leading);
    const height = sums.reduce((so, [name]) => so + heightOfSum(name), 0);
    const [label, value] = resultOf(drawn);
    const address = payUrl ? sheet.lines(TYPE.detail, payUrl, SUMMARY_WIDTH) : [];
    const said = figures.taxed ? [...exchangeOf(figures.taxed), ...reasonsOf(figures.taxed)] : [];
    const [note = [], ...transfer] = [[...said, noteOf(invoice)].join(' '), ...transferOf(invoice)].map(
      (text) => sheet.lines(TYPE.body, text, SUMMARY_WIDTH),
    );
    const left = [...note, ...transfer.flat()].reduce((so, line) => so + heightOf(TYPE.body, line), 30);
    const rest = Math.max(104, left + (payUrl ? 48 + address.length * TYPE.detail.leading : 0));
    // More fees than fit on a page continue on further pages; the total follows them.
    const isLong = height + rest > PAGE.bottom - PAGE_TOP;
    ensureRoom(isLong ? rest : height + rest);
    y += 4;
    drawPerforation(page, y);
    y += 20;
    let top = y;
    for (const [name, amount] of sums) {
      ensureRoom(heightOfSum(name));
      sheet.place(name, TYPE.body, COLUMN.sums, y);
      drawRight(TYPE.figure, amount, RIGHT, y);
      y += heightOfSum(name);
    }
    if (isLong) {
      ensureRoom(rest);
      top = y;
    }
    const result = y;
    y += 8;
    drawText(TYPE.strongFigure, label, COLUMN.sums, y + 9, 120);
    drawRight(TYPE.total, value, RIGHT, y);
    drawRight(TYPE.footer, currency(), RIGHT, y + 34);

    y = top;
    if (payUrl) {
      drawButton('Pay by card', payUrl);
      y = sheet.place(address, TYPE.detail, PAGE.margin, y + 42) + 6;
    }
    y = sheet.place(note, TYPE.body, PAGE.margin, y) + 6;
    for (const lines of transfer) y = sheet.place(lines, TYPE.body, PAGE.margin, y);
    y = Math.max(y, result + SUM_HEIGHT) + 18;
  };

  /** Draws what changes of the booking cost. */
  const drawPolicy = () => {
    const steps = invoice.kind === 'invoice' ? (figures.policy ?? []) : [];
    if (steps.length === 0) return;
    ensureRoom(TYPE.label.leading + TYPE.detail.leading * steps.length);
    drawFlowing(TYPE.label, 'IF PLANS CHANGE', INNER);
    for (const { when, what } of steps) drawFlowing(TYPE.detail, `${when}: ${what}`, INNER);
  };

  /** Draws payments and refunds, one below the other. */
  const drawPayments = () => {
    const rows = paymentRows(payments);
    if (rows.length === 0) return;
    ensureRoom(TYPE.label.leading + TYPE.body.leading);
    drawFlowing(TYPE.label, 'PAYMENTS', INNER);
    for (const [label, amount] of rows) {
      ensureRoom(TYPE.body.leading);
      drawRight(TYPE.figure, amount, RIGHT, y);
      drawFlowing(TYPE.body, label, INNER - 100);
    }
    y += 12;
  };

  drawHead();
  drawParties();
  ensureRoom(TABLE_HEAD + TYPE.item.leading);
  drawTableHead();
  for (const [at, line] of figures.lines.entries()) drawLine(line, at);
  for (const item of feeItems(figures)) drawFee(item);
  drawSummary();
  drawPayments();
  if (!isReceipt) drawPolicy();
};

/** Drawn last, when the number of pages is known. */
export const drawFooters = (sheet: Sheet, invoice: Invoice, pages: readonly PDFPage[]): void => {
  for (const [at, page] of pages.entries()) {
    sheet.onPage(page);
    drawHairline(page, 750);
    const { seller } = invoice.figures;
    const [who] = sheet.lines(
      TYPE.footer,
      [seller.name, seller.taxId ? `Tax ID ${seller.taxId}` : '', seller.email].filter(Boolean).join(' · '),
      INNER - 130,
    );
    if (who) sheet.place([who], TYPE.footer, PAGE.margin, 757);
    const where = sheet.lines(TYPE.footer, `${invoice.number} · Page ${at + 1} of ${pages.length}`, INNER);
    sheet.place(where.slice(0, 1), TYPE.footer, RIGHT, 757, 'right');
  }
};
