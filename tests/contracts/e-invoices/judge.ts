import type { ReadInvoice, ReadLine, ReadShare, ReadTax } from './read-invoice.ts';
import {
  absolute,
  decimal,
  hasTwoDecimals,
  isCountry,
  isCurrency,
  isDay,
  isDecimal,
  taxOn,
  total,
} from './written-amounts.ts';

/*
 * The business rules of EN 16931-1, as its tables word them, over what was read back from XML. It knows nothing of how the shop counts: amounts are
 * the decimals that are written, as whole numbers of millionths.
 */

const CODES = ['S', 'Z', 'E', 'AE', 'O'] as const;
type Code = (typeof CODES)[number];

interface Judged {
  readonly invoice: ReadInvoice;
  /** By how many minor units a tax may differ from its percentage: a gross shop takes it, or each of its parts, out of what is paid. */
  readonly slack: bigint;
  /** A minor unit, in millionths. */
  readonly step: bigint;
}

type Rule = readonly [id: string, holds: (judged: Judged) => boolean];

const eachLine = (id: string, holds: (line: ReadLine) => boolean): Rule => [
  id,
  ({ invoice }) => invoice.lines.every(holds),
];
const eachTax = (id: string, holds: (tax: ReadTax) => boolean): Rule => [
  id,
  ({ invoice }) => invoice.taxes.every(holds),
];
const eachAllowance = (id: string, holds: (share: ReadShare) => boolean): Rule => [
  id,
  ({ invoice }) => invoice.allowances.every(holds),
];
const said = (id: string, of: (invoice: ReadInvoice) => string): Rule => [
  id,
  ({ invoice }) => of(invoice) !== '',
];
const twoDecimals = (id: string, of: (invoice: ReadInvoice) => readonly string[]): Rule => [
  id,
  ({ invoice }) => of(invoice).every(hasTwoDecimals),
];

const PRESENT: readonly Rule[] = [
  ['BR-01', ({ invoice }) => invoice.profile === 'urn:cen.eu:en16931:2017'],
  said('BR-02', ({ number }) => number),
  ['BR-03', ({ invoice }) => isDay(invoice.day)],
  ['BR-04', ({ invoice }) => ['380', '381'].includes(invoice.typeCode)],
  ['BR-05', ({ invoice }) => isCurrency(invoice.currency)],
  said('BR-06', ({ seller }) => seller.name),
  said('BR-07', ({ buyer }) => buyer.name),
  ['BR-09', ({ invoice }) => isCountry(invoice.seller.country)],
  ['BR-11', ({ invoice }) => isCountry(invoice.buyer.country)],
  ['BR-12', ({ invoice }) => isDecimal(invoice.totals.lines)],
  ['BR-13', ({ invoice }) => isDecimal(invoice.totals.net)],
  ['BR-14', ({ invoice }) => isDecimal(invoice.totals.gross)],
  ['BR-15', ({ invoice }) => isDecimal(invoice.totals.due)],
  ['BR-16', ({ invoice }) => invoice.lines.length > 0],
  eachLine('BR-21', ({ id }) => id !== ''),
  eachLine('BR-22', ({ units }) => isDecimal(units)),
  eachLine('BR-23', ({ unitCode }) => unitCode !== ''),
  eachLine('BR-24', ({ net }) => isDecimal(net)),
  eachLine('BR-25', ({ name }) => name !== ''),
  eachLine('BR-26', ({ price }) => isDecimal(price)),
  eachLine('BR-27', ({ price }) => decimal(price) >= 0n),
  eachLine('BR-30', ({ from, until }) => from === '' || until === '' || (isDay(from) && from <= until)),
  eachAllowance('BR-31', ({ amount }) => isDecimal(amount)),
  eachAllowance('BR-32', ({ code }) => code !== ''),
  eachAllowance('BR-33', ({ reason }) => reason !== ''),
  eachTax('BR-45', ({ net }) => isDecimal(net)),
  eachTax('BR-46', ({ amount }) => isDecimal(amount)),
  eachTax('BR-47', ({ code }) => CODES.some((each) => each === code)),
  eachTax('BR-48', ({ code, percent }) => code === 'O' || isDecimal(percent)),
  ['BR-49', ({ invoice: { payment } }) => payment === null || payment.code !== ''],
  [
    'BR-50',
    ({ invoice: { payment } }) =>
      payment === null || !['30', '58'].includes(payment.code) || payment.account !== '',
  ],
  // BT-6 needs BT-111, in a currency of its own, and the other way round.
  [
    'BR-53',
    ({ invoice: { taxCurrency, totals } }) => (taxCurrency === '') === (totals.taxInTaxCurrency === ''),
  ],
  ['BR-CL-05', ({ invoice: { taxCurrency } }) => taxCurrency === '' || isCurrency(taxCurrency)],
  // Of the union's list, by its form.
  eachTax('BR-CL-22', ({ reasonCode }) => reasonCode === '' || /^VATEX-(EU|FR)-[A-Z0-9-]+$/.test(reasonCode)),
  ['BT-6', ({ invoice: { taxCurrency, currency } }) => taxCurrency !== currency],
  ['BR-55', ({ invoice: { preceding } }) => preceding === null || preceding.number !== ''],
  // Of the syntaxes: each amount names the currency of the document.
  ['BR-CL-03', ({ invoice }) => invoice.currencies.every((each) => each === invoice.currency)],
  // A line has an id of its own, and the price of one has six decimals here (the shop's own promise).
  ['ids', ({ invoice }) => new Set(invoice.lines.map(({ id }) => id)).size === invoice.lines.length],
  eachLine('price', ({ price }) => /^\d+\.\d{6}$/.test(price)),
  // What is charged for all units is what one costs, to half a millionth of each.
  eachLine(
    'quantity',
    ({ units, price, net }) =>
      2n * absolute(decimal(price) * decimal(units) - decimal(net) * 1_000_000n) <= decimal(units),
  ),
];

/** With the prefix of a country. */
const PREFIXED = /^[A-Z]{2}[A-Z0-9]{2,}$/;

const CONDITIONS: readonly Rule[] = [
  eachLine('BR-CO-04', ({ code }) => CODES.some((each) => each === code)),
  [
    'BR-CO-09',
    ({ invoice: { seller, buyer } }) =>
      [seller.vatNumber, buyer.vatNumber].every((number) => number === '' || PREFIXED.test(number)),
  ],
  ['BR-CO-10', ({ invoice }) => decimal(invoice.totals.lines) === total(invoice.lines.map(({ net }) => net))],
  [
    'BR-CO-11',
    ({ invoice }) =>
      decimal(invoice.totals.allowances) === total(invoice.allowances.map(({ amount }) => amount)),
  ],
  // No charges of the document are written: a total of some would have none to be the sum of.
  ['BR-CO-12', ({ invoice }) => invoice.totals.charges === ''],
  [
    'BR-CO-13',
    ({ invoice: { totals } }) =>
      decimal(totals.net) === decimal(totals.lines) - decimal(totals.allowances) + decimal(totals.charges),
  ],
  [
    'BR-CO-14',
    ({ invoice }) => decimal(invoice.totals.tax) === total(invoice.taxes.map(({ amount }) => amount)),
  ],
  [
    'BR-CO-15',
    ({ invoice: { totals } }) => decimal(totals.gross) === decimal(totals.net) + decimal(totals.tax),
  ],
  [
    'BR-CO-16',
    ({ invoice: { totals } }) => decimal(totals.due) === decimal(totals.gross) - decimal(totals.paid),
  ],
  [
    'BR-CO-17',
    ({ invoice, slack, step }) =>
      invoice.taxes.every(
        (tax) => tax.code === 'O' || absolute(decimal(tax.amount) - taxOn(tax)) <= slack * step,
      ),
  ],
  ['BR-CO-18', ({ invoice }) => invoice.taxes.length > 0],
  [
    'BR-CO-25',
    ({ invoice: { totals, dueOn, terms } }) => decimal(totals.due) <= 0n || dueOn !== '' || terms !== '',
  ],
  ['BR-CO-26', ({ invoice: { seller } }) => seller.identifier !== '' || seller.vatNumber !== ''],
];

const DECIMALS: readonly Rule[] = [
  twoDecimals('BR-DEC-01', ({ allowances }) => allowances.map(({ amount }) => amount)),
  twoDecimals('BR-DEC-09', ({ totals }) => [totals.lines]),
  twoDecimals('BR-DEC-10', ({ totals }) => [totals.allowances]),
  twoDecimals('BR-DEC-12', ({ totals }) => [totals.net]),
  twoDecimals('BR-DEC-13', ({ totals }) => [totals.tax]),
  twoDecimals('BR-DEC-14', ({ totals }) => [totals.gross]),
  twoDecimals('BR-DEC-15', ({ totals }) => [totals.taxInTaxCurrency]),
  twoDecimals('BR-DEC-16', ({ totals }) => [totals.paid]),
  twoDecimals('BR-DEC-18', ({ totals }) => [totals.due]),
  twoDecimals('BR-DEC-19', ({ taxes }) => taxes.map(({ net }) => net)),
  twoDecimals('BR-DEC-20', ({ taxes }) => taxes.map(({ amount }) => amount)),
  twoDecimals('BR-DEC-23', ({ lines }) => lines.map(({ net }) => net)),
];

const hasSeller = ({ seller }: ReadInvoice): boolean => seller.vatNumber !== '' || seller.taxNumber !== '';
const ofCode = <Rated extends { readonly code: string }>(rated: readonly Rated[], code: Code) =>
  rated.filter((each) => each.code === code);

/** Rules that every category has, by number: -01 its breakdown, -02 to -04 the parties, -05 to -07 rates, -08 its net, -09 its tax, -10 its reason. */
const categoryRules = (code: Code): readonly Rule[] => {
  const isUsed = ({ lines, allowances }: ReadInvoice): boolean =>
    ofCode([...lines, ...allowances], code).length > 0;
  const percentFits = (percent: string): boolean => {
    if (code === 'O') return percent === '';
    return code === 'S' ? decimal(percent) > 0n : percent !== '' && decimal(percent) === 0n;
  };
  const parties = (invoice: ReadInvoice): boolean => {
    const { seller, buyer } = invoice;
    if (code === 'O') return seller.vatNumber === '' && buyer.vatNumber === '';
    if (code === 'AE') return hasSeller(invoice) && buyer.vatNumber !== '';
    return hasSeller(invoice);
  };
  const reasonFits = ({ reason, reasonCode }: ReadTax): boolean => {
    if (code === 'S' || code === 'Z') return reason === '' && reasonCode === '';
    if (code === 'E') return reason !== '' || reasonCode !== '';
    return code === 'AE'
      ? reason === 'Reverse charge' && reasonCode === 'VATEX-EU-AE'
      : reason !== '' && reasonCode === 'VATEX-EU-O';
  };
  const id = (number: string): string => `BR-${code}-${number}`;
  return [
    [
      id('01'),
      ({ invoice }) => {
        const count = ofCode(invoice.taxes, code).length;
        if (!isUsed(invoice)) return count === 0;
        return code === 'S' ? count > 0 : count === 1;
      },
    ],
    [id('02'), ({ invoice }) => ofCode(invoice.lines, code).length === 0 || parties(invoice)],
    [id('03'), ({ invoice }) => ofCode(invoice.allowances, code).length === 0 || parties(invoice)],
    [id('05'), ({ invoice }) => ofCode(invoice.lines, code).every(({ percent }) => percentFits(percent))],
    [
      id('06'),
      ({ invoice }) => ofCode(invoice.allowances, code).every(({ percent }) => percentFits(percent)),
    ],
    [
      id('08'),
      ({ invoice }) =>
        ofCode(invoice.taxes, code).every(({ net, percent }) => {
          const isOf = (each: { readonly code: string; readonly percent: string }): boolean =>
            each.code === code && decimal(each.percent) === decimal(percent);
          const sold = total(invoice.lines.filter(isOf).map((line) => line.net));
          return decimal(net) === sold - total(invoice.allowances.filter(isOf).map(({ amount }) => amount));
        }),
    ],
    [
      id('09'),
      ({ invoice }) =>
        code === 'S' || ofCode(invoice.taxes, code).every(({ amount }) => decimal(amount) === 0n),
    ],
    [id('10'), ({ invoice }) => ofCode(invoice.taxes, code).every(reasonFits)],
  ];
};

/** What is outside the scope stands alone. */
const ALONE: readonly Rule[] = [
  [
    'BR-O-11',
    ({ invoice: { taxes } }) => ofCode(taxes, 'O').length === 0 || taxes.every(({ code }) => code === 'O'),
  ],
  [
    'BR-O-12',
    ({ invoice: { taxes, lines } }) =>
      ofCode(taxes, 'O').length === 0 || lines.every(({ code }) => code === 'O'),
  ],
  [
    'BR-O-13',
    ({ invoice: { taxes, allowances } }) =>
      ofCode(taxes, 'O').length === 0 || allowances.every(({ code }) => code === 'O'),
  ],
  // Of a rate that is charged there is one breakdown.
  [
    'BR-S-08, once',
    ({ invoice: { taxes } }) =>
      new Set(taxes.map(({ code, percent }) => `${code} ${percent}`)).size === taxes.length,
  ],
];

const RULES: readonly Rule[] = [
  ...PRESENT,
  ...CONDITIONS,
  ...DECIMALS,
  ...CODES.flatMap(categoryRules),
  ...ALONE,
];

/** The rules that a document breaks. */
export const brokenRules = (
  invoice: ReadInvoice,
  { slack = 1, digits = 2 }: { readonly slack?: number; readonly digits?: number } = {},
): readonly string[] =>
  RULES.filter(
    ([, holds]) => !holds({ invoice, slack: BigInt(slack), step: 1_000_000n / BigInt(10 ** digits) }),
  ).map(([id]) => id);
