import type {
  EInvoice,
  EInvoiceAddress,
  EInvoiceLine,
  EInvoiceParty,
  EInvoiceRate,
  EInvoiceTax,
} from '@wondercast/core/bookings/invoicing/e-invoice';
import { type MinorUnits, plainAmount, ZERO } from '@wondercast/core/kernel/money';
import { type XmlElement, xml, xmlDocument } from './xml.ts';

/** Plain EN 16931, without the extensions of XRechnung or Peppol. */
export const EN_16931 = 'urn:cen.eu:en16931:2017';
/** Code of a discount in the list UNCL 5189. */
export const DISCOUNT = '95';
/** Code of a piece in the list of UN/ECE Recommendation 20. */
export const PIECES = 'C62';

const SCHEMA = 'urn:oasis:names:specification:ubl:schema:xsd:';

const cbc = (
  name: string,
  content: string | null,
  attributes?: Readonly<Record<string, string>>,
): XmlElement | null => xml(`cbc:${name}`, content, attributes);

const cac = (name: string, content: readonly (XmlElement | null)[]): XmlElement | null =>
  xml(`cac:${name}`, content);

const VAT = cac('TaxScheme', [cbc('ID', 'VAT')]);

const category = (
  name: 'TaxCategory' | 'ClassifiedTaxCategory',
  { code, percent }: EInvoiceRate,
  why: Pick<EInvoiceTax, 'reason' | 'reasonCode'> = { reason: null, reasonCode: null },
): XmlElement | null =>
  cac(name, [
    cbc('ID', code),
    cbc('Percent', percent === null ? null : String(percent)),
    cbc('TaxExemptionReasonCode', why.reasonCode),
    cbc('TaxExemptionReason', why.reason),
    VAT,
  ]);

const address = ({ lines, city, postalCode, region, country }: EInvoiceAddress): XmlElement | null =>
  cac('PostalAddress', [
    cbc('StreetName', lines[0] ?? null),
    cbc('AdditionalStreetName', lines[1] ?? null),
    cbc('CityName', city),
    cbc('PostalZone', postalCode),
    cbc('CountrySubentity', region),
    cac('AddressLine', [cbc('Line', lines[2] ?? null)]),
    cac('Country', [cbc('IdentificationCode', country)]),
  ]);

const party = (role: string, of: EInvoiceParty): XmlElement | null =>
  cac(role, [
    cac('Party', [
      cac('PartyIdentification', [cbc('ID', of.identifier)]),
      address(of.address),
      of.vatNumber === null ? null : cac('PartyTaxScheme', [cbc('CompanyID', of.vatNumber), VAT]),
      of.taxNumber === null
        ? null
        : cac('PartyTaxScheme', [
            cbc('CompanyID', of.taxNumber),
            // Any other scheme than VAT marks the number as the one of the tax office.
            cac('TaxScheme', [cbc('ID', 'TAX')]),
          ]),
      cac('PartyLegalEntity', [cbc('RegistrationName', of.name)]),
      cac('Contact', [
        cbc('Name', of.contact.name),
        cbc('Telephone', of.contact.phone),
        cbc('ElectronicMail', of.contact.email),
      ]),
    ]),
  ]);

type Amount = (name: string, amount: MinorUnits) => XmlElement | null;

const lineOf = (line: EInvoiceLine, amount: Amount, currency: string, isCredit: boolean): XmlElement | null =>
  cac(isCredit ? 'CreditNoteLine' : 'InvoiceLine', [
    cbc('ID', line.id),
    cbc(isCredit ? 'CreditedQuantity' : 'InvoicedQuantity', String(line.units), { unitCode: PIECES }),
    amount('LineExtensionAmount', line.net),
    line.period &&
      cac('InvoicePeriod', [cbc('StartDate', line.period.from), cbc('EndDate', line.period.until)]),
    cac('Item', [
      cbc('Description', line.description),
      cbc('Name', line.name),
      category('ClassifiedTaxCategory', line.rate),
    ]),
    cac('Price', [cbc('PriceAmount', line.price, { currencyID: currency })]),
  ]);

/** Writes a document as UBL 2.1: an Invoice or a CreditNote. */
export const toUbl = (document: EInvoice): string => {
  const { typeCode, currency, exchanged, preceding, payment, totals } = document;
  const isCredit = typeCode === '381';
  const amount: Amount = (name, of) => cbc(name, plainAmount(of), { currencyID: currency });
  const root = isCredit ? 'CreditNote' : 'Invoice';
  const namespaces = {
    xmlns: `${SCHEMA}${root}-2`,
    'xmlns:cac': `${SCHEMA}CommonAggregateComponents-2`,
    'xmlns:cbc': `${SCHEMA}CommonBasicComponents-2`,
  };
  return xmlDocument(root, namespaces, [
    cbc('CustomizationID', EN_16931),
    cbc('ID', document.number),
    cbc('IssueDate', document.day),
    cbc('DueDate', document.dueOn),
    cbc(`${root}TypeCode`, typeCode),
    cbc('Note', document.note),
    cbc('DocumentCurrencyCode', currency),
    cbc('TaxCurrencyCode', exchanged?.currency ?? null),
    cac('OrderReference', [cbc('ID', document.purchaseOrder)]),
    preceding &&
      cac('BillingReference', [
        cac('InvoiceDocumentReference', [cbc('ID', preceding.number), cbc('IssueDate', preceding.day)]),
      ]),
    party('AccountingSupplierParty', document.seller),
    party('AccountingCustomerParty', document.buyer),
    cac('Delivery', [cbc('ActualDeliveryDate', document.deliveredOn)]),
    payment &&
      cac('PaymentMeans', [
        cbc('PaymentMeansCode', payment.code),
        cbc('PaymentID', payment.remittance),
        cac('PayeeFinancialAccount', [
          cbc('ID', payment.iban),
          cbc('Name', payment.holder),
          cac('FinancialInstitutionBranch', [cbc('ID', payment.bic)]),
        ]),
      ]),
    cac('PaymentTerms', [cbc('Note', document.terms)]),
    ...document.allowances.map((allowance) =>
      cac('AllowanceCharge', [
        cbc('ChargeIndicator', 'false'),
        cbc('AllowanceChargeReasonCode', DISCOUNT),
        cbc('AllowanceChargeReason', allowance.reason),
        amount('Amount', allowance.amount),
        category('TaxCategory', allowance.rate),
      ]),
    ),
    cac('TaxTotal', [
      amount('TaxAmount', totals.tax),
      ...document.taxes.map((tax) =>
        cac('TaxSubtotal', [
          amount('TaxableAmount', tax.net),
          amount('TaxAmount', tax.amount),
          category('TaxCategory', tax.rate, tax),
        ]),
      ),
    ]),
    exchanged && cac('TaxTotal', [cbc('TaxAmount', exchanged.tax, { currencyID: exchanged.currency })]),
    cac('LegalMonetaryTotal', [
      amount('LineExtensionAmount', totals.lines),
      amount('TaxExclusiveAmount', totals.net),
      amount('TaxInclusiveAmount', totals.gross),
      totals.allowances > ZERO ? amount('AllowanceTotalAmount', totals.allowances) : null,
      totals.paid > ZERO ? amount('PrepaidAmount', totals.paid) : null,
      amount('PayableAmount', totals.due),
    ]),
    ...document.lines.map((line) => lineOf(line, amount, currency, isCredit)),
  ]);
};
