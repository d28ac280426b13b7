/** @jsxImportSource preact */
import { currency, formatMoney, type MinorUnits } from '@wondercast/core/kernel/money';

/** A prominent amount with two decimals, never broken across lines. */
export function Amount({ amount }: { readonly amount: MinorUnits }) {
  return (
    <span class="amount">
      <span>{formatMoney(amount)}</span>
      <small>{currency()}</small>
    </span>
  );
}
