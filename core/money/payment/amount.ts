import { currency, formatMoney, type MinorUnits, moneyStyle, toMinorUnits } from '../../kernel/money.ts';
import { invalid } from '../../kernel/refusal.ts';
import { amountTooSmall, NOTHING_TO_PAY } from './words.ts';

/** Currencies in which providers require more than half a dollar's worth, in units of the currency. */
const LEAST: Readonly<Record<string, number>> = {
  AED: 2,
  CZK: 15,
  DKK: 2.5,
  GBP: 0.3,
  HKD: 4,
  HUF: 175,
  MXN: 10,
  MYR: 2,
  NOK: 3,
  PLN: 2,
  RON: 2,
  SEK: 3,
  THB: 10,
};

/** The smallest amount that a card may be charged: 50 cents of a dollar (specification §9), or about the same in other currencies. */
export const smallestPayment = (): MinorUnits => toMinorUnits(LEAST[currency()] ?? 0.5 * moneyStyle().scale);

/** @throws Refusal 'invalid' with the specified words (specification §5) */
export const assertAmount = (amount: MinorUnits): void => {
  if (amount >= smallestPayment()) return;
  const message = amount === 0 ? NOTHING_TO_PAY : amountTooSmall(formatMoney(smallestPayment()));
  throw invalid('amount', message);
};
