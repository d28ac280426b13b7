/** @jsxImportSource preact */
import { type Cents, formatUsd } from '@wondercast/core/kernel/money';

/** An amount that decides: large, with two decimals, never broken over lines. */
export function Amount({ amount }: { readonly amount: Cents }) {
  return (
    <span class="amount">
      <span>{formatUsd(amount)}</span>
      <small>USD</small>
    </span>
  );
}
