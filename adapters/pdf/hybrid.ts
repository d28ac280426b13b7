import { createHash } from 'node:crypto';
import type { Invoice } from '@wondercast/core/bookings/invoicing/invoice';
import { AFRelationship, type PDFDocument, PDFHexString, PDFName, PDFString } from 'pdf-lib';
import { SRGB } from './srgb.ts';

/** The file name that Factur-X requires. */
export const XML_NAME = 'factur-x.xml';
const PROFILE = 'EN 16931';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The properties of Factur-X, which PDF/A requires to be declared. */
const PROPERTIES = [
  ['DocumentFileName', 'The name of the embedded XML document'],
  ['DocumentType', 'The type of the hybrid document in capital letters, e.g. INVOICE or ORDER'],
  ['Version', 'The actual version of the standard applying to the embedded XML document'],
  ['ConformanceLevel', 'The conformance level of the embedded XML document'],
].map(
  ([name, description]) => `<rdf:li rdf:parseType="Resource">
<pdfaProperty:name>${name}</pdfaProperty:name>
<pdfaProperty:valueType>Text</pdfaProperty:valueType>
<pdfaProperty:category>external</pdfaProperty:category>
<pdfaProperty:description>${description}</pdfaProperty:description>
</rdf:li>`,
);

const FACTUR_X = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

interface Said {
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  readonly creator: string;
  readonly at: Date;
}

/** The XMP metadata. It must repeat the document's own properties word for word. */
const metadata = ({ title, author, subject, creator, at }: Said): string => {
  const when = at.toISOString().replace(/\.\d{3}Z$/, 'Z');
  return `<?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/">
<pdfaid:part>3</pdfaid:part>
<pdfaid:conformance>B</pdfaid:conformance>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${escaped(author)}</rdf:li></rdf:Seq></dc:creator>
<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${escaped(subject)}</rdf:li></rdf:Alt></dc:description>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
<pdf:Producer>${escaped(creator)}</pdf:Producer>
<xmp:CreatorTool>${escaped(creator)}</xmp:CreatorTool>
<xmp:CreateDate>${when}</xmp:CreateDate>
<xmp:ModifyDate>${when}</xmp:ModifyDate>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${FACTUR_X}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${PROPERTIES.join('\n')}
</rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:fx="${FACTUR_X}">
<fx:DocumentType>INVOICE</fx:DocumentType>
<fx:DocumentFileName>${XML_NAME}</fx:DocumentFileName>
<fx:Version>1.0</fx:Version>
<fx:ConformanceLevel>${PROFILE}</fx:ConformanceLevel>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`;
};

/**
 * Turns a PDF into a hybrid invoice: PDF/A-3 with its XML embedded, as Factur-X and ZUGFeRD define. The other requirements of
 * PDF/A, embedded fonts and printable links, every document of the shop meets. The same document gives the same bytes.
 */
export const makeHybrid = async (
  document: PDFDocument,
  { number, issuedAt }: Invoice,
  xml: string,
): Promise<void> => {
  const { context, catalog } = document;
  await document.attach(new TextEncoder().encode(xml), XML_NAME, {
    mimeType: 'text/xml',
    description: 'The invoice as data',
    creationDate: issuedAt,
    modificationDate: issuedAt,
    afRelationship: AFRelationship.Alternative,
  });
  const said = metadata({
    title: document.getTitle() ?? number,
    author: document.getAuthor() ?? '',
    subject: document.getSubject() ?? '',
    creator: document.getCreator() ?? '',
    at: issuedAt,
  });
  // Not compressed, because readers search for it as plain text.
  const packet = context.stream(new TextEncoder().encode(said), { Type: 'Metadata', Subtype: 'XML' });
  catalog.set(PDFName.of('Metadata'), context.register(packet));
  const profile = context.register(context.flateStream(SRGB, { N: 3 }));
  const intent = context.obj({ Type: 'OutputIntent', S: 'GTS_PDFA1' });
  intent.set(PDFName.of('OutputConditionIdentifier'), PDFString.of('sRGB'));
  intent.set(PDFName.of('Info'), PDFString.of('sRGB'));
  intent.set(PDFName.of('DestOutputProfile'), profile);
  catalog.set(PDFName.of('OutputIntents'), context.obj([context.register(intent)]));
  const id = PDFHexString.of(createHash('sha256').update(xml).digest('hex').slice(0, 32));
  context.trailerInfo.ID = context.obj([id, id]);
};
