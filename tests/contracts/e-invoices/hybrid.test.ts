import { inflateSync } from 'node:zlib';
import { eInvoiceOf } from '@wondercast/core/bookings/invoicing/e-invoice-of';
import { setMoneyStyle, US_DOLLARS } from '@wondercast/core/kernel/money';
import { moneyStyleOf } from '@wondercast/core/kernel/money-style';
import { XMLParser } from 'fast-xml-parser';
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFRawStream } from 'pdf-lib';
import { afterAll, describe, expect, it } from 'vitest';
import { toCii } from '../../../adapters/pdf/e-invoice/cii.ts';
import { pdfDocuments } from '../../../adapters/pdf/invoice-documents.ts';
import { type MadeDocument, madeDocuments } from './made-documents.ts';

const PAY_URL = 'https://quiz.example/pay/q2mYc0Zt4kVh8b1n';
const documents = pdfDocuments({ brand: () => 'Quiz & Co' });
afterAll(async () => {
  setMoneyStyle(US_DOLLARS);
  await documents.close();
});

const eInvoiceFrom = ({ currency, document, credited }: MadeDocument) => {
  setMoneyStyle(moneyStyleOf(currency, 'en-US'));
  const found = eInvoiceOf(document, credited);
  if (!found.found) throw new Error(found.why);
  return found.eInvoice;
};

const rendered = (made: MadeDocument) => {
  const eInvoice = eInvoiceFrom(made);
  return documents.render(made.document, {
    payUrl: PAY_URL,
    credited: made.credited?.number ?? null,
    eInvoice,
  });
};

const contentOf = (stream: PDFRawStream): Buffer =>
  stream.dict.has(PDFName.of('Filter'))
    ? inflateSync(stream.getContents())
    : Buffer.from(stream.getContents());

/** What the catalogue has under a name. */
const inCatalogue = (pdf: PDFDocument, name: string) => pdf.catalog.lookup(PDFName.of(name));

const attachmentOf = (pdf: PDFDocument) => {
  const files = pdf.catalog
    .lookup(PDFName.of('Names'), PDFDict)
    .lookup(PDFName.of('EmbeddedFiles'), PDFDict)
    .lookup(PDFName.of('Names'), PDFArray);
  const file = files.lookup(1, PDFDict);
  const stream = file.lookup(PDFName.of('EF'), PDFDict).lookup(PDFName.of('F'));
  if (!(stream instanceof PDFRawStream)) throw new Error('The file is embedded');
  return { count: files.size() / 2, file, stream, text: contentOf(stream).toString('utf8') };
};

const fontsOf = (pdf: PDFDocument): readonly PDFDict[] =>
  pdf.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) =>
      object instanceof PDFDict && object.get(PDFName.of('Type')) === PDFName.of('FontDescriptor')
        ? [object]
        : [],
    );

const annotationsOf = (pdf: PDFDocument): readonly PDFDict[] =>
  pdf.getPages().flatMap((page) => {
    const all = page.node.Annots();
    return all ? Array.from({ length: all.size() }, (_, at) => all.lookup(at, PDFDict)) : [];
  });

const [first, second, third, fourth] = madeDocuments(20).filter(({ document, credited, currency }) => {
  setMoneyStyle(moneyStyleOf(currency, 'en-US'));
  return eInvoiceOf(document, credited).found;
});

describe.each([first, second, third, fourth].flatMap((made) => made ?? []))(
  'the PDF of $document.number',
  (made) => {
    it('is PDF/A-3 with its XML inside, the same bytes each time', async () => {
      const bytes = await rendered(made);
      expect(Buffer.from(await rendered(made)).equals(Buffer.from(bytes))).toBe(true);
      const pdf = await PDFDocument.load(bytes, { updateMetadata: false });

      const { count, file, stream, text } = attachmentOf(pdf);
      expect(count).toBe(1);
      expect(text).toBe(toCii(eInvoiceFrom(made)));
      expect(file.lookup(PDFName.of('UF'), PDFHexString).decodeText()).toBe('factur-x.xml');
      expect(file.get(PDFName.of('AFRelationship'))).toBe(PDFName.of('Alternative'));
      expect(stream.dict.get(PDFName.of('Subtype'))).toBe(PDFName.of('text/xml'));
      expect(stream.dict.lookup(PDFName.of('Params'), PDFDict).has(PDFName.of('ModDate'))).toBe(true);
      expect(pdf.catalog.lookup(PDFName.of('AF'), PDFArray).lookup(0)).toBe(file);

      const packet = inCatalogue(pdf, 'Metadata');
      if (!(packet instanceof PDFRawStream)) throw new Error('It says what it is');
      expect(packet.dict.has(PDFName.of('Filter'))).toBe(false);
      const said = contentOf(packet).toString('utf8');
      const parsed = new XMLParser({ removeNSPrefix: true, parseTagValue: false }).parse(said);
      const known = Object.assign({}, ...parsed.xmpmeta.RDF.Description);
      expect(known).toMatchObject({
        part: '3',
        conformance: 'B',
        DocumentType: 'INVOICE',
        DocumentFileName: 'factur-x.xml',
        Version: '1.0',
        ConformanceLevel: 'EN 16931',
        // As the document's own properties.
        CreatorTool: pdf.getCreator(),
        Producer: pdf.getProducer(),
      });
      expect(known.title.Alt.li['#text'] ?? known.title.Alt.li).toBe(pdf.getTitle());
      expect(known.creator.Seq.li).toBe(pdf.getAuthor());
      expect(new Date(known.CreateDate)).toEqual(pdf.getCreationDate());
      expect(new Date(known.ModifyDate)).toEqual(pdf.getModificationDate());

      const intent = pdf.catalog.lookup(PDFName.of('OutputIntents'), PDFArray).lookup(0, PDFDict);
      expect(intent.get(PDFName.of('S'))).toBe(PDFName.of('GTS_PDFA1'));
      const profile = intent.lookup(PDFName.of('DestOutputProfile'));
      if (!(profile instanceof PDFRawStream)) throw new Error('It has a profile');
      const icc = contentOf(profile);
      expect([icc.readUInt32BE(0), icc.toString('latin1', 12, 20), icc.toString('latin1', 36, 40)]).toEqual([
        icc.length,
        'mntrRGB ',
        'acsp',
      ]);

      const fonts = fontsOf(pdf);
      expect(fonts.length).toBeGreaterThan(0);
      for (const font of fonts) expect(font.has(PDFName.of('FontFile2'))).toBe(true);
      // Printed, and neither hidden nor shown without being printed.
      for (const annotation of annotationsOf(pdf)) expect(String(annotation.get(PDFName.of('F')))).toBe('4');
      expect(annotationsOf(pdf).length).toBe(1);
      expect(pdf.context.trailerInfo.ID).toBeInstanceOf(PDFArray);
      expect(Buffer.from(bytes.subarray(0, 8)).toString()).toBe('%PDF-1.7');
    }, 60_000);
  },
);

describe('a document without XML', () => {
  it('is a plain PDF', async () => {
    if (!first) throw new Error('There is one');
    setMoneyStyle(moneyStyleOf(first.currency, 'en-US'));
    const bytes = await documents.render(first.document, { payUrl: null, credited: null });
    const pdf = await PDFDocument.load(bytes);
    for (const name of ['AF', 'Metadata', 'OutputIntents']) expect(inCatalogue(pdf, name)).toBeUndefined();
  });

  it('is also that of the test shop, which is no invoice', async () => {
    if (!first) throw new Error('There is one');
    const eInvoice = eInvoiceFrom(first);
    const further = { payUrl: null, credited: null, eInvoice };
    const pdf = await PDFDocument.load(await documents.stamped.render(first.document, further));
    expect(inCatalogue(pdf, 'AF')).toBeUndefined();
  });
});
