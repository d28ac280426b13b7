import type { ReadInvoice, ReadParty, ReadRate } from './read-invoice.ts';
import { attribute, currenciesIn, type Node, nodes, parser, text } from './xml-nodes.ts';

const ublParty = (node: Node, path: string): ReadParty => {
  const [party = {}] = nodes(node, `${path}/Party`);
  const numbers = nodes(party, 'PartyTaxScheme');
  const numberOf = (isVat: boolean): string =>
    numbers
      .filter((each) => (text(each, 'TaxScheme/ID') === 'VAT') === isVat)
      .map((each) => text(each, 'CompanyID'))[0] ?? '';
  return {
    name: text(party, 'PartyLegalEntity/RegistrationName'),
    identifier: text(party, 'PartyIdentification/ID'),
    vatNumber: numberOf(true),
    taxNumber: numberOf(false),
    country: text(party, 'PostalAddress/Country/IdentificationCode'),
  };
};

const ublRate = (node: Node, path: string): ReadRate => ({
  code: text(node, `${path}/ID`),
  percent: text(node, `${path}/Percent`),
});

export const readUbl = (xml: string): ReadInvoice => {
  const parsed: Node = parser.parse(xml);
  const kind = parsed.CreditNote ? 'CreditNote' : 'Invoice';
  const [root = {}] = nodes(parsed, kind);
  const [preceding] = nodes(root, 'BillingReference/InvoiceDocumentReference');
  const [payment] = nodes(root, 'PaymentMeans');
  const currency = text(root, 'DocumentCurrencyCode');
  const taxCurrency = text(root, 'TaxCurrencyCode');
  const totals = nodes(root, 'TaxTotal');
  const inCurrency = (code: string) =>
    totals.find((each) => attribute(each, 'TaxAmount', 'currencyID') === code);
  const own = inCurrency(currency) ?? totals[0];
  const other = taxCurrency === '' ? undefined : inCurrency(taxCurrency);
  const total = (name: string): string => text(root, `LegalMonetaryTotal/${name}`);
  return {
    profile: text(root, 'CustomizationID'),
    number: text(root, 'ID'),
    day: text(root, 'IssueDate'),
    typeCode: text(root, `${kind}TypeCode`),
    currency,
    taxCurrency,
    dueOn: text(root, 'DueDate'),
    terms: text(root, 'PaymentTerms/Note'),
    preceding: preceding ? { number: text(preceding, 'ID'), day: text(preceding, 'IssueDate') } : null,
    seller: ublParty(root, 'AccountingSupplierParty'),
    buyer: ublParty(root, 'AccountingCustomerParty'),
    deliveredOn: text(root, 'Delivery/ActualDeliveryDate'),
    payment: payment
      ? { code: text(payment, 'PaymentMeansCode'), account: text(payment, 'PayeeFinancialAccount/ID') }
      : null,
    allowances: nodes(root, 'AllowanceCharge').map((each) => ({
      amount: text(each, 'Amount'),
      reason: text(each, 'AllowanceChargeReason'),
      ...ublRate(each, 'TaxCategory'),
    })),
    taxes: nodes(root, 'TaxTotal/TaxSubtotal').map((each) => ({
      net: text(each, 'TaxableAmount'),
      amount: text(each, 'TaxAmount'),
      reason: text(each, 'TaxCategory/TaxExemptionReason'),
      reasonCode: text(each, 'TaxCategory/TaxExemptionReasonCode'),
      ...ublRate(each, 'TaxCategory'),
    })),
    totals: {
      lines: total('LineExtensionAmount'),
      allowances: total('AllowanceTotalAmount'),
      charges: total('ChargeTotalAmount'),
      net: total('TaxExclusiveAmount'),
      tax: text(own ?? {}, 'TaxAmount'),
      taxInTaxCurrency: text(other ?? {}, 'TaxAmount'),
      gross: total('TaxInclusiveAmount'),
      paid: total('PrepaidAmount'),
      due: total('PayableAmount'),
    },
    lines: nodes(root, `${kind}Line`).map((each) => {
      const quantity = kind === 'Invoice' ? 'InvoicedQuantity' : 'CreditedQuantity';
      return {
        id: text(each, 'ID'),
        name: text(each, 'Item/Name'),
        units: text(each, quantity),
        unitCode: attribute(each, quantity, 'unitCode'),
        price: text(each, 'Price/PriceAmount'),
        net: text(each, 'LineExtensionAmount'),
        from: text(each, 'InvoicePeriod/StartDate'),
        until: text(each, 'InvoicePeriod/EndDate'),
        ...ublRate(each, 'Item/ClassifiedTaxCategory'),
      };
    }),
    currencies: currenciesIn({ ...root, TaxTotal: totals.filter((each) => each !== other) }),
  };
};
