import { dayOfDocument } from '../../bookings/invoicing/invoice.ts';
import type { LocalDate } from '../../kernel/calendar.ts';
import { type MinorUnits, minus, sum, ZERO } from '../../kernel/money.ts';
import { type ExchangedTax, type ExchangeRate, exchanged } from '../../shop/tax/exchange-rate.ts';
import {
  isTaxed,
  type MoneyStep,
  moneySteps,
  type Rates,
  type TaxBasis,
  type TaxedHistory,
} from './tax-history.ts';

/**
 * Tax that becomes due on a day, in the currency of the seller's country at the exchange rate of its document; negative where it is
 * credited.
 */
export interface ToldExchange {
  readonly day: LocalDate;
  readonly rate: ExchangeRate;
  /** In the shop's currency. */
  readonly tax: MinorUnits;
  /** In the smallest unit of `rate.to`. */
  readonly amount: number;
}

interface Said {
  readonly exchanged?: ExchangedTax | undefined;
}

const toldOf = (
  day: LocalDate,
  { exchanged: rate }: Said,
  tax: MinorUnits,
  amount: number,
): ToldExchange[] => (rate && tax !== ZERO ? [{ day, rate, tax, amount }] : []);

const taxOf = (rates: Rates): MinorUnits => sum([...rates.values()].map(({ amount }) => amount));

const inOther = (tax: MinorUnits, { exchanged: rate }: Said): number => (rate ? exchanged(tax, rate) : 0);

/** The entries of one step: at one exchange rate, or, where the document changes, away from its rate and to the rate of the next one. */
const toldByStep = ({ day, validTax, before, after }: MoneyStep, previous: Said): ToldExchange[] => {
  const [was, is] = [taxOf(before), taxOf(after)];
  const { taxed } = validTax;
  const isSame = JSON.stringify(previous.exchanged) === JSON.stringify(taxed.exchanged);
  return isSame || before.size === 0
    ? toldOf(day, taxed, minus(is, was), inOther(is, taxed) - inOther(was, taxed))
    : [
        ...toldOf(day, previous, minus(ZERO, was), -inOther(was, previous)),
        ...toldOf(day, taxed, is, inOther(is, taxed)),
      ];
};

/**
 * The tax of a booking in the currency of the seller's country, on the days of `dueRates` and at the exchange rates of its documents. Once
 * everything is invoiced, paid and delivered, the three bases come to the same. Tax that no document shows in that currency is left out.
 */
export const toldExchanges = (history: TaxedHistory, basis: TaxBasis, now: Date): readonly ToldExchange[] => {
  if (basis === 'document')
    return history.documents.filter(isTaxed).flatMap((document) => {
      const { taxed } = document.figures;
      const sign = document.kind === 'credit-note' ? -1 : 1;
      const tax = sign < 0 ? minus(ZERO, taxed.amount) : taxed.amount;
      return toldOf(dayOfDocument(document), taxed, tax, sign * (taxed.exchanged?.amount ?? 0));
    });
  const steps = moneySteps(history, basis, now);
  return steps.flatMap((step, at) => toldByStep(step, steps[at - 1]?.validTax.taxed ?? {}));
};
