import { type MinorUnits, moneyStyle, plus, ZERO } from '../../kernel/money.ts';
import type { TaxReason } from '../../shop/tax/line-tax.ts';
import type { EInvoiceRate, EInvoiceTax, VatCode } from './e-invoice.ts';
import type { InvoicedRate } from './invoiced-tax.ts';

const CODES: Readonly<Record<TaxReason, VatCode>> = {
  taxed: 'S',
  zero: 'Z',
  exempt: 'E',
  'reverse-charge': 'AE',
  'outside-scope': 'O',
};

export const rateOf = ({ reason, percent }: Pick<InvoicedRate, 'reason' | 'percent'>): EInvoiceRate => ({
  code: CODES[reason],
  percent: reason === 'outside-scope' ? null : percent,
});

const sameRate = (a: EInvoiceRate, b: EInvoiceRate): boolean => a.code === b.code && a.percent === b.percent;

/** Why nothing is charged: in words, and by the list of the union where it has a word for it. */
const reasonOf = ({ reason, text, code }: InvoicedRate): Pick<EInvoiceTax, 'reason' | 'reasonCode'> => {
  switch (reason) {
    case 'exempt':
      return { reason: text, reasonCode: code ?? null };
    case 'reverse-charge':
      return { reason: 'Reverse charge', reasonCode: 'VATEX-EU-AE' };
    case 'outside-scope':
      return { reason: 'Outside the scope of tax', reasonCode: 'VATEX-EU-O' };
    case 'taxed':
    case 'zero':
      return { reason: null, reasonCode: null };
  }
};

/** Texts of both, each once. */
const joined = (a: string | null, b: string | null): string | null =>
  a === null || b === null || a.split('; ').includes(b) ? (a ?? b) : `${a}; ${b}`;

/**
 * The tax by category and rate. The standard knows neither countries nor names of taxes: rates of one percentage are one, and their sums are
 * added.
 */
export const taxesOf = (rates: readonly InvoicedRate[]): readonly EInvoiceTax[] => {
  const taxes: EInvoiceTax[] = [];
  for (const each of rates) {
    const rate = rateOf(each);
    const said = reasonOf(each);
    const at = taxes.findIndex((tax) => sameRate(tax.rate, rate));
    const found = taxes[at];
    if (found)
      taxes[at] = {
        ...found,
        net: plus(found.net, each.net),
        amount: plus(found.amount, each.amount),
        reason: joined(found.reason, said.reason),
        // Of two codes neither is that of all; the texts say both.
        reasonCode: found.reasonCode === said.reasonCode ? found.reasonCode : null,
      };
    else taxes.push({ rate, net: each.net, amount: each.amount, ...said });
  }
  return taxes;
};

interface Share {
  readonly rate: EInvoiceRate;
  readonly amount: MinorUnits;
}

/** Whether a line has a rate: a fee of nothing leaves rates that none has. */
export const isSoldAt = (rate: EInvoiceRate, lines: readonly { readonly rate: EInvoiceRate }[]): boolean =>
  lines.some((line) => sameRate(line.rate, rate));

/** What some of a document come to at a rate. */
export const amountAt = (rate: EInvoiceRate, shares: readonly Share[]): MinorUnits =>
  shares.reduce((total, share) => (sameRate(share.rate, rate) ? plus(total, share.amount) : total), ZERO);

const SCALE = 10_000;

/** Of a whole unit; what is nearer to one may be one once it is rounded to two decimals. */
const NEARLY_ONE = 0.99;

/** Whether the tax of a rate is near enough to its percentage of the net: the standard's own check lets less than one whole unit pass. */
export const isNearRate = ({ rate, net, amount }: EInvoiceTax): boolean => {
  const exact = (net * Math.round((rate.percent ?? 0) * SCALE)) / (100 * SCALE);
  return Math.abs(amount - exact) < NEARLY_ONE * 10 ** moneyStyle().digits;
};
