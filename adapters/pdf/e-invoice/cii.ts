import type {
  EInvoice,
  EInvoiceAddress,
  EInvoiceLine,
  EInvoiceParty,
  EInvoiceRate,
  EInvoiceTax,
} from '@wondercast/core/bookings/invoicing/e-invoice';
import type { LocalDate } from '@wondercast/core/kernel/calendar';
import { plainAmount, ZERO } from '@wondercast/core/kernel/money';
import { DISCOUNT, EN_16931, PIECES } from './ubl.ts';
import { type XmlElement, xml, xmlDocument } from './xml.ts';

const SCHEMA = 'urn:un:unece:uncefact:data:standard:';
const NAMESPACES = {
  'xmlns:rsm': `${SCHEMA}CrossIndustryInvoice:100`,
  'xmlns:ram': `${SCHEMA}ReusableAggregateBusinessInformationEntity:100`,
  'xmlns:qdt': `${SCHEMA}QualifiedDataType:100`,
  'xmlns:udt': `${SCHEMA}UnqualifiedDataType:100`,
} as const;

const ram = (
  name: string,
  content: Parameters<typeof xml>[1],
  attributes?: Readonly<Record<string, string>>,
): XmlElement | null => xml(`ram:${name}`, content, attributes);

/** A day such as `20260301`, which is format 102. */
const dateIn = (name: string, day: LocalDate | null, type: 'udt' | 'qdt' = 'udt'): XmlElement | null =>
  ram(name, [xml(`${type}:DateTimeString`, day?.replaceAll('-', '') ?? null, { format: '102' })]);

const rateIn = (name: string, { code, percent }: EInvoiceRate): XmlElement | null =>
  ram(name, [
    ram('TypeCode', 'VAT'),
    ram('CategoryCode', code),
    ram('RateApplicablePercent', percent === null ? null : String(percent)),
  ]);

const addressOf = ({ lines, city, postalCode, region, country }: EInvoiceAddress): XmlElement | null =>
  ram('PostalTradeAddress', [
    ram('PostcodeCode', postalCode),
    ram('LineOne', lines[0] ?? null),
    ram('LineTwo', lines[1] ?? null),
    ram('LineThree', lines[2] ?? null),
    ram('CityName', city),
    ram('CountryID', country),
    ram('CountrySubDivisionName', region),
  ]);

const partyIn = (role: string, party: EInvoiceParty): XmlElement | null =>
  ram(role, [
    ram('ID', party.identifier),
    ram('Name', party.name),
    ram('DefinedTradeContact', [
      ram('PersonName', party.contact.name),
      ram('TelephoneUniversalCommunication', [ram('CompleteNumber', party.contact.phone)]),
      ram('EmailURIUniversalCommunication', [ram('URIID', party.contact.email)]),
    ]),
    addressOf(party.address),
    ram('SpecifiedTaxRegistration', [ram('ID', party.vatNumber, { schemeID: 'VA' })]),
    ram('SpecifiedTaxRegistration', [ram('ID', party.taxNumber, { schemeID: 'FC' })]),
  ]);

const lineOf = (line: EInvoiceLine): XmlElement | null =>
  ram('IncludedSupplyChainTradeLineItem', [
    ram('AssociatedDocumentLineDocument', [ram('LineID', line.id)]),
    ram('SpecifiedTradeProduct', [ram('Name', line.name), ram('Description', line.description)]),
    ram('SpecifiedLineTradeAgreement', [ram('NetPriceProductTradePrice', [ram('ChargeAmount', line.price)])]),
    ram('SpecifiedLineTradeDelivery', [ram('BilledQuantity', String(line.units), { unitCode: PIECES })]),
    ram('SpecifiedLineTradeSettlement', [
      rateIn('ApplicableTradeTax', line.rate),
      line.period &&
        ram('BillingSpecifiedPeriod', [
          dateIn('StartDateTime', line.period.from),
          dateIn('EndDateTime', line.period.until),
        ]),
      ram('SpecifiedTradeSettlementLineMonetarySummation', [ram('LineTotalAmount', plainAmount(line.net))]),
    ]),
  ]);

const taxOf = ({ rate, net, amount, reason, reasonCode }: EInvoiceTax): XmlElement | null =>
  ram('ApplicableTradeTax', [
    ram('CalculatedAmount', plainAmount(amount)),
    ram('TypeCode', 'VAT'),
    ram('ExemptionReason', reason),
    ram('BasisAmount', plainAmount(net)),
    ram('CategoryCode', rate.code),
    ram('ExemptionReasonCode', reasonCode),
    ram('RateApplicablePercent', rate.percent === null ? null : String(rate.percent)),
  ]);

const settlementOf = (document: EInvoice): XmlElement | null => {
  const { payment, totals, preceding, currency, exchanged } = document;
  return ram('ApplicableHeaderTradeSettlement', [
    ram('PaymentReference', payment?.remittance ?? null),
    ram('TaxCurrencyCode', exchanged?.currency ?? null),
    ram('InvoiceCurrencyCode', currency),
    payment &&
      ram('SpecifiedTradeSettlementPaymentMeans', [
        ram('TypeCode', payment.code),
        ram('PayeePartyCreditorFinancialAccount', [
          ram('IBANID', payment.iban),
          ram('AccountName', payment.holder),
        ]),
        ram('PayeeSpecifiedCreditorFinancialInstitution', [ram('BICID', payment.bic)]),
      ]),
    ...document.taxes.map(taxOf),
    ...document.allowances.map((allowance) =>
      ram('SpecifiedTradeAllowanceCharge', [
        ram('ChargeIndicator', [xml('udt:Indicator', 'false')]),
        ram('ActualAmount', plainAmount(allowance.amount)),
        ram('ReasonCode', DISCOUNT),
        ram('Reason', allowance.reason),
        rateIn('CategoryTradeTax', allowance.rate),
      ]),
    ),
    ram('SpecifiedTradePaymentTerms', [
      ram('Description', document.terms),
      dateIn('DueDateDateTime', document.dueOn),
    ]),
    ram('SpecifiedTradeSettlementHeaderMonetarySummation', [
      ram('LineTotalAmount', plainAmount(totals.lines)),
      totals.allowances > ZERO ? ram('AllowanceTotalAmount', plainAmount(totals.allowances)) : null,
      ram('TaxBasisTotalAmount', plainAmount(totals.net)),
      ram('TaxTotalAmount', plainAmount(totals.tax), { currencyID: currency }),
      exchanged && ram('TaxTotalAmount', exchanged.tax, { currencyID: exchanged.currency }),
      ram('GrandTotalAmount', plainAmount(totals.gross)),
      totals.paid > ZERO ? ram('TotalPrepaidAmount', plainAmount(totals.paid)) : null,
      ram('DuePayableAmount', plainAmount(totals.due)),
    ]),
    preceding &&
      ram('InvoiceReferencedDocument', [
        ram('IssuerAssignedID', preceding.number),
        dateIn('FormattedIssueDateTime', preceding.day, 'qdt'),
      ]),
  ]);
};

/** An element that the schema requires even when it is empty. */
const delivery = ({ deliveredOn }: EInvoice): XmlElement => ({
  name: 'ram:ApplicableHeaderTradeDelivery',
  attributes: {},
  content: [ram('ActualDeliverySupplyChainEvent', [dateIn('OccurrenceDateTime', deliveredOn)])].filter(
    (each) => each !== null,
  ),
});

/** Writes a document as CII D22B in the profile EN 16931 of Factur-X and ZUGFeRD. */
export const toCii = (document: EInvoice): string =>
  xmlDocument('rsm:CrossIndustryInvoice', NAMESPACES, [
    xml('rsm:ExchangedDocumentContext', [
      ram('GuidelineSpecifiedDocumentContextParameter', [ram('ID', EN_16931)]),
    ]),
    xml('rsm:ExchangedDocument', [
      ram('ID', document.number),
      ram('TypeCode', document.typeCode),
      dateIn('IssueDateTime', document.day),
      ram('IncludedNote', [ram('Content', document.note)]),
    ]),
    xml('rsm:SupplyChainTradeTransaction', [
      ...document.lines.map(lineOf),
      ram('ApplicableHeaderTradeAgreement', [
        partyIn('SellerTradeParty', document.seller),
        partyIn('BuyerTradeParty', document.buyer),
        ram('BuyerOrderReferencedDocument', [ram('IssuerAssignedID', document.purchaseOrder)]),
      ]),
      delivery(document),
      settlementOf(document),
    ]),
  ]);
