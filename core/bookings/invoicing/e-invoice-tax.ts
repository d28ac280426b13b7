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

/** Why no tax is charged: in words, and as a code of the EU's list where it has one. */
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

/** Both texts, each once. */
const joined = (a: string | null, b: string | null): string | null =>
  a === null || b === null || a.split('; ').includes(b) ? (a ?? b) : `${a}; ${b}`;

/**
 * The tax by category and rate. The standard knows neither countries nor names of taxes: rates of the same percentage are merged, and their
 * sums are added.
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
        // Where the codes differ, neither is right for both; the texts say both reasons.
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

/** Whether any line has this rate: rates whose fees are zero have no line. */
export const isSoldAt = (rate: EInvoiceRate, lines: readonly { readonly rate: EInvoiceRate }[]): boolean =>
  lines.some((line) => sameRate(line.rate, rate));

/** What the shares with this rate add up to. */
export const amountAt = (rate: EInvoiceRate, shares: readonly Share[]): MinorUnits =>
  shares.reduce((total, share) => (sameRate(share.rate, rate) ? plus(total, share.amount) : total), ZERO);

const SCALE = 10_000;

/** A difference of almost one whole unit. A larger one may become a whole unit once it is rounded to two decimals. */
const NEARLY_ONE = 0.99;

/**
 * Whether the tax of a rate is close enough to its percentage of the net: the standard's own check tolerates a difference of less than one
 * whole unit.
 */
export const isNearRate = ({ rate, net, amount }: EInvoiceTax): boolean => {
  const exact = (net * Math.round((rate.percent ?? 0) * SCALE)) / (100 * SCALE);
  return Math.abs(amount - exact) < NEARLY_ONE * 10 ** moneyStyle().digits;
};
