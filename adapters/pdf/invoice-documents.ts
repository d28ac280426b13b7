import { Worker } from 'node:worker_threads';
import type { Invoice } from '@wondercast/core/bookings/invoicing/invoice';
import type { InvoiceDocuments } from '@wondercast/core/bookings/invoicing/ports';
import { type MoneyStyle, moneyStyle } from '@wondercast/core/kernel/money';
import { Refusal } from '@wondercast/core/kernel/refusal';
import type { InvoiceExtras, InvoiceLogo } from './draw-invoice.ts';
import type { ListsPaper } from './lists-paper.ts';
import type { VoucherExtras } from './render-voucher.ts';
import type { StatementPaper } from './statement-paper.ts';
import type { Voucher } from './voucher.ts';

interface InvoiceRequest {
  readonly invoice: Invoice;
  readonly extras: InvoiceExtras;
}

interface VoucherRequest {
  readonly voucher: Voucher;
  readonly extras: VoucherExtras;
}

interface StatementRequest {
  readonly paper: StatementPaper;
  readonly extras: VoucherExtras;
}

interface ListsRequest {
  readonly lists: ListsPaper;
  readonly extras: VoucherExtras;
}

type Asked = InvoiceRequest | VoucherRequest | StatementRequest | ListsRequest;

/** A request to the worker thread. It includes the currency's style, because the thread has its own copy of every module. */
export type DrawRequest = {
  readonly id: number;
  readonly money: MoneyStyle;
  /** Whether the document belongs to the test shop. */
  readonly isTest: boolean;
} & Asked;

/** Renders the shop's documents. */
interface Drawing extends InvoiceDocuments {
  /** Renders a voucher as PDF. */
  draw(voucher: Voucher): Promise<Uint8Array>;
  /** Renders a partner's statement as PDF. */
  state(paper: StatementPaper): Promise<Uint8Array>;
  /** Renders lists, such as a tax report, as PDF. */
  list(paper: ListsPaper): Promise<Uint8Array>;
}

/** The renderer together with its worker thread. */
export interface PdfDocuments extends Drawing {
  /** Documents of the test shop. They are stamped, so that nobody takes them for a bill or a ticket. */
  readonly stamped: Drawing;
  /** Ends the worker thread. The next document starts a new one. */
  close(): Promise<void>;
}

type DrawResult =
  | { readonly id: number; readonly file: Uint8Array }
  | { readonly id: number; readonly error: string };

interface Waiting {
  resolve(file: Uint8Array): void;
  reject(error: Error): void;
}

/** An idle worker thread ends after this time, which frees its fonts and code. */
const IDLE_MS = 30_000;
const TIMEOUT_MS = 20_000;
const TOO_LONG = 'The document took too long. Please try again.';
/** Twice the heap that the longest cart with a thousand different characters needs. Without a limit V8 collects garbage too rarely. */
const HEAP = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 112 };

/**
 * Renders invoices, vouchers, statements and lists in a worker thread, so that text layout does not block requests. The thread
 * starts on demand and ends when idle.
 */
export const pdfDocuments = ({
  brand,
  logo = () => null,
}: {
  readonly brand: () => string;
  readonly logo?: () => InvoiceLogo | null;
}): PdfDocuments => {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;

  const end = (of: Worker, error: Error | null) => {
    if (thread !== of) return;
    thread = null;
    clearTimeout(idle);
    for (const { reject } of waiting.values()) reject(error ?? new Error('The document could not be drawn'));
    waiting.clear();
    void of.terminate();
  };

  const open = (): Worker => {
    const opened = new Worker(new URL('./invoice-thread.ts', import.meta.url), { resourceLimits: HEAP });
    // The thread does not keep the shop from exiting.
    opened.unref();
    opened.on('message', (result: DrawResult) => {
      const pending = waiting.get(result.id);
      waiting.delete(result.id);
      if ('file' in result) pending?.resolve(result.file);
      else pending?.reject(new Error(result.error));
    });
    opened.on('error', (error: Error) => end(opened, error));
    opened.on('exit', () => end(opened, null));
    return opened;
  };

  const restartIdleTimer = (of: Worker) => {
    clearTimeout(idle);
    idle = setTimeout(() => {
      if (waiting.size === 0) end(of, null);
      else restartIdleTimer(of);
    }, IDLE_MS);
    idle.unref();
  };

  const ask = (asked: Asked, isTest: boolean): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      thread ??= open();
      const drawing = thread;
      const id = ++last;
      const timer = setTimeout(() => end(drawing, new Refusal('unavailable', TOO_LONG)), TIMEOUT_MS);
      waiting.set(id, {
        resolve: (file) => {
          clearTimeout(timer);
          resolve(file);
        },
        reject: (error) => {
          clearTimeout(timer);
          reject(error);
        },
      });
      const request: DrawRequest = { id, money: moneyStyle(), isTest, ...asked };
      drawing.postMessage(request);
      restartIdleTimer(drawing);
    });

  const drawing = (isTest: boolean): Drawing => ({
    // The stamp's font is not embedded, so a stamped document is not PDF/A, and no program should read it as a bill. The XML is left out.
    render: (invoice, further) =>
      ask(
        {
          invoice,
          extras: { brand: brand(), logo: logo(), ...further, ...(isTest && { eInvoice: null }) },
        },
        isTest,
      ),
    ubl: async (eInvoice) => {
      const { toUbl } = await import('./e-invoice/ubl.ts');
      return new TextEncoder().encode(toUbl(eInvoice));
    },
    draw: (voucher) => ask({ voucher, extras: { brand: brand(), logo: logo() } }, isTest),
    state: (paper) => ask({ paper, extras: { brand: brand(), logo: logo() } }, isTest),
    list: (lists) => ask({ lists, extras: { brand: brand(), logo: logo() } }, isTest),
  });
  return {
    ...drawing(false),
    stamped: drawing(true),
    close: async () => {
      const closing = thread;
      if (!closing) return;
      end(closing, null);
      await closing.terminate();
    },
  };
};
