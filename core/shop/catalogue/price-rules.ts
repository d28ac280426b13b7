import { z } from 'zod';
import { amountWords } from '../../kernel/fields.ts';
import { maxAmount, readAmount } from '../../kernel/money.ts';
import { type Tier, tierLabel } from '../pricing/tiers.ts';

/** A price. `missing` is the error for what is not a number, `negative` for what is below zero. */
export const price = (missing: string, negative: string) =>
  z.union([z.number(), z.string().max(20)], missing).transform((value, context) => {
    const amount = readAmount(value);
    if (amount !== null) return amount;
    const number = value === '' ? Number.NaN : Number(value);
    const [, whole, decimals] = /^(\d+),(\d{1,2})$/.exec(String(value).trim()) ?? [];
    const words = whole
      ? `Has a decimal comma: write ${whole}.${decimals}`
      : Number.isNaN(number)
        ? missing
        : number < 0
          ? negative
          : amountWords(maxAmount());
    context.addIssue({ code: 'custom', message: words });
    return z.NEVER;
  });

export const tierPrice = (tier: Tier) => {
  const words = `${tierLabel(tier)} price must be at least 0`;
  return price(words, words);
};
