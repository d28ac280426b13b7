import { z } from 'zod';
import { isCurrency } from '../../kernel/currencies.ts';
import { isMoneyLocale, USUAL_CURRENCY, USUAL_MONEY_LOCALE } from '../../kernel/money-style.ts';
import { defaultsOf, field, type RecordFields, type ValuesOf } from '../../kernel/records/field.ts';

export const NO_CURRENCY = 'Must be the code of a currency that prices are said in, such as EUR';
export const NO_LOCALE = 'Must be a way to write money that the shop knows, such as de-DE';

/** The currency of the shop's prices. */
export const MONEY = {
  currency: field({
    kind: 'text',
    label: 'Currency',
    rule: z.string(NO_CURRENCY).refine(isCurrency, NO_CURRENCY),
    audited: 'shown',
  }),
  locale: field({
    kind: 'text',
    label: 'Amounts are written as in',
    rule: z.string(NO_LOCALE).refine(isMoneyLocale, NO_LOCALE),
    audited: 'shown',
    about: 'Of amounts alone, such as de-DE; words and dates do not follow it.',
  }),
} as const satisfies RecordFields;

export type ShopMoney = ValuesOf<typeof MONEY>;

export const USUAL_MONEY: ShopMoney = {
  ...defaultsOf(MONEY),
  currency: USUAL_CURRENCY,
  locale: USUAL_MONEY_LOCALE,
};
