import type { MinorUnits } from '../../kernel/money.ts';
import { invalid } from '../../kernel/refusal.ts';
import { AMOUNT_TOO_SMALL, NOTHING_TO_PAY } from './words.ts';

/** Smallest amount a card may be charged, in cents (specification §9). */
export const SMALLEST_PAYMENT = 50;

/** @throws Refusal 'invalid' in the words of the specification (§5) */
export const assertAmount = (amount: MinorUnits): void => {
  if (amount >= SMALLEST_PAYMENT) return;
  const message = amount === 0 ? NOTHING_TO_PAY : AMOUNT_TOO_SMALL;
  throw invalid('amount', message);
};
