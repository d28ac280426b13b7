import { parentPort } from 'node:worker_threads';
import { setMoneyStyle } from '@wondercast/core/kernel/money';
import type { DrawRequest } from './invoice-documents.ts';
import { renderInvoice } from './render-invoice.ts';
import { renderLists } from './render-lists.ts';
import { renderStatement } from './render-statement.ts';
import { renderVoucher } from './render-voucher.ts';

const drawn = (request: DrawRequest): Promise<Uint8Array> => {
  if ('invoice' in request) return renderInvoice(request.invoice, request.extras);
  if ('paper' in request) return renderStatement(request.paper, request.extras);
  if ('lists' in request) return renderLists(request.lists, request.extras);
  return renderVoucher(request.voucher, request.extras);
};

const draw = async (request: DrawRequest): Promise<Uint8Array> => {
  const file = await drawn(request);
  if (!request.isTest) return file;
  const { stamped } = await import('./stamped.ts');
  return stamped(file);
};

/** Renders the documents that it receives, one after the other. */
parentPort?.on('message', (request: DrawRequest) => {
  const { id, money } = request;
  setMoneyStyle(money);
  draw(request).then(
    (file) => parentPort?.postMessage({ id, file }),
    (error: unknown) => parentPort?.postMessage({ id, error: String(error) }),
  );
});
