import { XMLParser } from 'fast-xml-parser';

/** What one XML document says, whatever its syntax; amounts as they are written. Empty texts are what it does not say. */
export interface ReadInvoice {
  readonly profile: string;
  readonly number: string;
  readonly day: string;
  readonly typeCode: string;
  readonly currency: string;
  readonly dueOn: string;
  readonly terms: string;
  readonly preceding: { readonly number: string; readonly day: string } | null;
  readonly seller: ReadParty;
  readonly buyer: ReadParty;
  readonly deliveredOn: string;
  readonly payment: { readonly code: string; readonly account: string } | null;
  readonly allowances: readonly ReadShare[];
  readonly taxes: readonly ReadTax[];
  readonly totals: {
    readonly lines: string;
    readonly allowances: string;
    readonly charges: string;
    readonly net: string;
    readonly tax: string;
    readonly gross: string;
    readonly paid: string;
    readonly due: string;
  };
  readonly lines: readonly ReadLine[];
  /** Of every amount that names one. */
  readonly currencies: readonly string[];
}

export interface ReadParty {
  readonly name: string;
  readonly identifier: string;
  readonly vatNumber: string;
  readonly taxNumber: string;
  readonly country: string;
}

interface ReadRate {
  readonly code: string;
  readonly percent: string;
}

export interface ReadShare extends ReadRate {
  readonly amount: string;
  readonly reason: string;
}

export interface ReadTax extends ReadRate {
  readonly net: string;
  readonly amount: string;
  readonly reason: string;
  readonly reasonCode: string;
}

export interface ReadLine extends ReadRate {
  readonly id: string;
  readonly name: string;
  readonly units: string;
  readonly unitCode: string;
  readonly price: string;
  readonly net: string;
  readonly from: string;
  readonly until: string;
}

/** An element as the parser gives it: a list of elements of one name each. */
type Node = Readonly<Record<string, unknown>>;

const parser = new XMLParser({
  ignoreAttributes: false,
  removeNSPrefix: true,
  parseTagValue: false,
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
});

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Everything at a path, such as `Party/Contact`. */
const all = (node: Node, path: string): readonly unknown[] =>
  path.split('/').reduce<readonly unknown[]>(
    (found, name) =>
      found.flatMap((each) => {
        const next = isNode(each) ? each[name] : undefined;
        return Array.isArray(next) ? next : [];
      }),
    [node],
  );

const nodes = (node: Node, path: string): readonly Node[] =>
  all(node, path).map((each) => (isNode(each) ? each : { '#text': each }));

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  const text = isNode(value) ? value['#text'] : undefined;
  return typeof text === 'string' ? text : '';
};

const text = (node: Node, path: string): string => textOf(all(node, path)[0]);

const attribute = (node: Node, path: string, name: string): string =>
  String(nodes(node, path)[0]?.[`@_${name}`] ?? '');

const currenciesIn = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(currenciesIn);
  if (!isNode(value)) return [];
  const own = value['@_currencyID'];
  return [...(typeof own === 'string' ? [own] : []), ...Object.values(value).flatMap(currenciesIn)];
};

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
  const total = (name: string): string => text(root, `LegalMonetaryTotal/${name}`);
  return {
    profile: text(root, 'CustomizationID'),
    number: text(root, 'ID'),
    day: text(root, 'IssueDate'),
    typeCode: text(root, `${kind}TypeCode`),
    currency: text(root, 'DocumentCurrencyCode'),
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
      tax: text(root, 'TaxTotal/TaxAmount'),
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
    currencies: currenciesIn(root),
  };
};

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
  return {
    profile: text(root, 'ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID'),
    number: text(root, 'ExchangedDocument/ID'),
    day: day(root, 'ExchangedDocument/IssueDateTime'),
    typeCode: text(root, 'ExchangedDocument/TypeCode'),
    currency: text(settlement, 'InvoiceCurrencyCode'),
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
      tax: total('TaxTotalAmount'),
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
    currencies: currenciesIn(root),
  };
};
