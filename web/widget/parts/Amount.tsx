/** @jsxImportSource preact */
import { formatMoney, type MinorUnits } from '@wondercast/core/kernel/money';

/** An amount that decides: large, with two decimals, never broken over lines. */
export function Amount({ amount }: { readonly amount: MinorUnits }) {
  return (
    <span class="amount">
      <span>{formatMoney(amount)}</span>
      <small>USD</small>
    </span>
  );
}
