import type { ReadInvoice, ReadParty, ReadRate } from './read-invoice.ts';
import { attribute, currenciesIn, type Node, nodes, parser, text, textOf } from './xml-nodes.ts';

/** `20310501` → `2031-05-01`. */
const dashed = (day: string): string => day.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');

const ciiParty = (node: Node, path: string): ReadParty => {
  const [party = {}] = nodes(node, path);
  const numberOf = (scheme: string): string =>
    nodes(party, 'SpecifiedTaxRegistration/ID')
      .filter((each) => each['@_schemeID'] === scheme)
      .map(textOf)[0] ?? '';
  return {
    name: text(party, 'Name'),
    identifier: text(party, 'ID'),
    vatNumber: numberOf('VA'),
    taxNumber: numberOf('FC'),
    country: text(party, 'PostalTradeAddress/CountryID'),
  };
};

const ciiRate = (node: Node): ReadRate => ({
  code: text(node, 'CategoryCode'),
  percent: text(node, 'RateApplicablePercent'),
});

export const readCii = (xml: string): ReadInvoice => {
  const parsed: Node = parser.parse(xml);
  const [root = {}] = nodes(parsed, 'CrossIndustryInvoice');
  const [trade = {}] = nodes(root, 'SupplyChainTradeTransaction');
  const [settlement = {}] = nodes(trade, 'ApplicableHeaderTradeSettlement');
  const [preceding] = nodes(settlement, 'InvoiceReferencedDocument');
  const [payment] = nodes(settlement, 'SpecifiedTradeSettlementPaymentMeans');
  const day = (node: Node, path: string): string => dashed(text(node, `${path}/DateTimeString`));
  const total = (name: string): string =>
    text(settlement, `SpecifiedTradeSettlementHeaderMonetarySummation/${name}`);
  const currency = text(settlement, 'InvoiceCurrencyCode');
  const taxCurrency = text(settlement, 'TaxCurrencyCode');
  const totalIn = (code: string): string =>
    textOf(
      nodes(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation/TaxTotalAmount').find(
        (each) => each['@_currencyID'] === code,
      ),
    );
  return {
    profile: text(root, 'ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID'),
    number: text(root, 'ExchangedDocument/ID'),
    day: day(root, 'ExchangedDocument/IssueDateTime'),
    typeCode: text(root, 'ExchangedDocument/TypeCode'),
    currency,
    taxCurrency,
    dueOn: day(settlement, 'SpecifiedTradePaymentTerms/DueDateDateTime'),
    terms: text(settlement, 'SpecifiedTradePaymentTerms/Description'),
    preceding: preceding
      ? { number: text(preceding, 'IssuerAssignedID'), day: day(preceding, 'FormattedIssueDateTime') }
      : null,
    seller: ciiParty(trade, 'ApplicableHeaderTradeAgreement/SellerTradeParty'),
    buyer: ciiParty(trade, 'ApplicableHeaderTradeAgreement/BuyerTradeParty'),
    deliveredOn: day(
      trade,
      'ApplicableHeaderTradeDelivery/ActualDeliverySupplyChainEvent/OccurrenceDateTime',
    ),
    payment: payment
      ? {
          code: text(payment, 'TypeCode'),
          account: text(payment, 'PayeePartyCreditorFinancialAccount/IBANID'),
        }
      : null,
    allowances: nodes(settlement, 'SpecifiedTradeAllowanceCharge').map((each) => ({
      amount: text(each, 'ActualAmount'),
      reason: text(each, 'Reason'),
      ...ciiRate(nodes(each, 'CategoryTradeTax')[0] ?? {}),
    })),
    taxes: nodes(settlement, 'ApplicableTradeTax').map((each) => ({
      net: text(each, 'BasisAmount'),
      amount: text(each, 'CalculatedAmount'),
      reason: text(each, 'ExemptionReason'),
      reasonCode: text(each, 'ExemptionReasonCode'),
      ...ciiRate(each),
    })),
    totals: {
      lines: total('LineTotalAmount'),
      allowances: total('AllowanceTotalAmount'),
      charges: total('ChargeTotalAmount'),
      net: total('TaxBasisTotalAmount'),
      tax: totalIn(currency),
      taxInTaxCurrency: taxCurrency === '' ? '' : totalIn(taxCurrency),
      gross: total('GrandTotalAmount'),
      paid: total('TotalPrepaidAmount'),
      due: total('DuePayableAmount'),
    },
    lines: nodes(trade, 'IncludedSupplyChainTradeLineItem').map((each) => {
      const [own = {}] = nodes(each, 'SpecifiedLineTradeSettlement');
      return {
        id: text(each, 'AssociatedDocumentLineDocument/LineID'),
        name: text(each, 'SpecifiedTradeProduct/Name'),
        units: text(each, 'SpecifiedLineTradeDelivery/BilledQuantity'),
        unitCode: attribute(each, 'SpecifiedLineTradeDelivery/BilledQuantity', 'unitCode'),
        price: text(each, 'SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount'),
        net: text(own, 'SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount'),
        from: day(own, 'BillingSpecifiedPeriod/StartDateTime'),
        until: day(own, 'BillingSpecifiedPeriod/EndDateTime'),
        ...ciiRate(nodes(own, 'ApplicableTradeTax')[0] ?? {}),
      };
    }),
    currencies: currenciesIn(root).filter((code) => code !== taxCurrency),
  };
};
