import type { Invoice } from '@wondercast/core/bookings/invoicing/invoice';
import { PDFDocument } from 'pdf-lib';
import { drawFooters, drawInvoice, type InvoiceExtras } from './draw-invoice.ts';
import { toCii } from './e-invoice/cii.ts';
import type { FontStyle } from './font-sources.ts';
import { makeHybrid } from './hybrid.ts';
import { TYPE } from './invoice-look.ts';
import { titleOf } from './invoice-words.ts';
import { recordTexts } from './record-texts.ts';
import { createSheet } from './sheet.ts';
import { typefaceIndexFor } from './typefaces.ts';

/** Renders the document as PDF, with its XML embedded when it has one. The same invoice gives the same bytes. */
export const renderInvoice = async (invoice: Invoice, extras: InvoiceExtras): Promise<Uint8Array> => {
  const texts: Record<FontStyle, Set<string>> = { text: new Set(), strong: new Set(), poster: new Set() };
  const emptySheet = createSheet(await PDFDocument.create(), { of: () => null });
  const draft = recordTexts(texts, emptySheet);
  drawInvoice(draft, invoice, extras, null);
  drawFooters(draft, invoice, draft.document.getPages());
  texts[TYPE.footer.fontStyle].add('0123456789');

  const document = await PDFDocument.create();
  document.setTitle(`${titleOf({ invoice, ...extras })} ${invoice.number}`);
  document.setAuthor(invoice.figures.seller.name);
  document.setSubject(`Booking ${invoice.reference}`);
  document.setCreator(extras.brand);
  document.setProducer(extras.brand);
  document.setCreationDate(invoice.issuedAt);
  document.setModificationDate(invoice.issuedAt);
  document.setLanguage('en-US');
  const sheet = createSheet(document, await typefaceIndexFor(texts));
  const logo = extras.logo ? await document.embedPng(extras.logo.png) : null;
  drawInvoice(sheet, invoice, extras, logo);
  drawFooters(sheet, invoice, document.getPages());
  if (extras.eInvoice) await makeHybrid(document, invoice, toCii(extras.eInvoice));
  return sheet.save();
};
