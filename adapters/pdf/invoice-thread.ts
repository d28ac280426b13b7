import { parentPort } from 'node:worker_threads';
import { countIn } from '@wondercast/core/kernel/money';
import type { DrawRequest } from './invoice-documents.ts';
import { renderInvoice } from './render-invoice.ts';
import { renderVoucher } from './render-voucher.ts';

/** Draws the documents that it receives, one after the other. */
parentPort?.on('message', (request: DrawRequest) => {
  const { id, money } = request;
  countIn(money);
  const drawn =
    'invoice' in request
      ? renderInvoice(request.invoice, request.extras)
      : renderVoucher(request.voucher, request.extras);
  drawn.then(
    (file) => parentPort?.postMessage({ id, file }),
    (error: unknown) => parentPort?.postMessage({ id, error: String(error) }),
  );
});
