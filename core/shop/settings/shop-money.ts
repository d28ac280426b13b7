import { z } from 'zod';
import { isCurrency } from '../../kernel/currencies.ts';
import { isMoneyLocale, USUAL_CURRENCY, USUAL_MONEY_LOCALE } from '../../kernel/money-style.ts';

/** What the shop's prices are in. */
export interface ShopMoney {
  /** ISO 4217. */
  readonly currency: string;
  /** How amounts are written and typed, such as `de-DE`. Words and dates do not follow it. */
  readonly locale: string;
}

export const USUAL_MONEY: ShopMoney = { currency: USUAL_CURRENCY, locale: USUAL_MONEY_LOCALE };

export const NO_CURRENCY = 'Must be the code of a currency that prices are said in, such as EUR';
export const NO_LOCALE = 'Must be a way to write money that the shop knows, such as de-DE';

export const shopMoneyFields = z.object({
  currency: z.string(NO_CURRENCY).refine(isCurrency, NO_CURRENCY),
  locale: z.string(NO_LOCALE).refine(isMoneyLocale, NO_LOCALE),
});
