import { z } from 'zod';
import { readAmount } from '../../kernel/money.ts';
import { type Tier, tierLabel } from '../pricing/tiers.ts';

const AMOUNT = 'Must be an amount of at most 1000000 with at most two decimals';

/** A price in dollars. `missing` is said of what is no number, `negative` of what is below nothing. */
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
          : AMOUNT;
    context.addIssue({ code: 'custom', message: words });
    return z.NEVER;
  });

export const tierPrice = (tier: Tier) => {
  const words = `${tierLabel(tier)} price must be at least 0`;
  return price(words, words);
};
