import { parentPort } from 'node:worker_threads';
import type { DrawRequest } from './invoice-documents.ts';
import { renderInvoice } from './render-invoice.ts';

/** Draws the documents that it receives, one after the other. */
parentPort?.on('message', ({ id, invoice, extras }: DrawRequest) => {
  renderInvoice(invoice, extras).then(
    (file) => parentPort?.postMessage({ id, file }),
    (error: unknown) => parentPort?.postMessage({ id, error: String(error) }),
  );
});
