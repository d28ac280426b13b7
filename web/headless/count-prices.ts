import { type MoneyStyle, setMoneyStyle, setPriceNote } from '@wondercast/core/kernel/money';

interface Priced {
  readonly moneyStyle: MoneyStyle;
  readonly tax: { readonly note: string | null } | null;
}

/** Sets the shop's currency format, and the tax note that is shown next to prices. */
export const countPrices = ({ moneyStyle, tax }: Priced): void => {
  setMoneyStyle(moneyStyle);
  setPriceNote(tax?.note ?? '');
};
