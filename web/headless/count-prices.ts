import { countIn, type MoneyStyle, notePrices } from '@wondercast/core/kernel/money';

interface Priced {
  readonly moneyStyle: MoneyStyle;
  readonly tax: { readonly note: string | null } | null;
}

/** From now on amounts are written as the shop does, and what it says of tax stands beside prices. */
export const countPrices = ({ moneyStyle, tax }: Priced): void => {
  countIn(moneyStyle);
  notePrices(tax?.note ?? '');
};
