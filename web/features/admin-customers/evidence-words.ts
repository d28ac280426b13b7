import type { InvoiceDocumentWire } from '../../api/transport/wire.ts';

/** Such as `Tax of AT: The customer’s place decides. Billing address in AT, card of US.`; empty for a document without tax. */
export const evidenceWords = ({ evidence }: Pick<InvoiceDocumentWire, 'evidence'>): string => {
  if (!evidence) return '';
  const { places, billingCountry, cardCountries } = evidence;
  const facts = [
    billingCountry === null ? 'no billing address' : `billing address in ${billingCountry}`,
    ...(cardCountries.length > 0 ? [`card of ${cardCountries.join(', ')}`] : []),
  ].join(', ');
  return [
    ...places.map(({ country, region, message }) => `Tax of ${region ?? country}: ${message}`),
    `${facts.charAt(0).toUpperCase()}${facts.slice(1)}.`,
  ].join(' ');
};
