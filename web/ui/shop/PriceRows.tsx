import type { Wire } from '@wondercast/openapi/codec/wire';
import { shownAmount } from '../formats/amount.ts';
import { TaxRows } from './TaxRows.tsx';

interface PriceRowsProps {
  /** In dollars. */
  readonly subtotal: number;
  readonly discount: { readonly code: string; readonly amount: number } | null;
  /** null when the shop charged no tax. */
  readonly tax?: Wire<'Tax'>;
  readonly fees?: readonly { readonly reason: string; readonly amount: number; readonly at: string }[];
}

/** The entered amount minus the discount plus fees. */
export const enteredOf = (
  subtotal: number,
  discount: PriceRowsProps['discount'],
  fees: readonly { readonly amount: number }[],
): number => fees.reduce((total, { amount }) => total + amount, subtotal - (discount?.amount ?? 0));

/** The first rows of a booking's price. */
export function PriceRows({ subtotal, discount, fees = [], tax = null }: PriceRowsProps) {
  return (
    <>
      <div>
        <dt>Subtotal</dt>
        <dd>{shownAmount(subtotal)}</dd>
      </div>
      {discount && (
        <div>
          <dt>{`Discount ${discount.code}`}</dt>
          <dd>{`−${shownAmount(discount.amount)}`}</dd>
        </div>
      )}
      {fees.map(({ reason, amount, at }) => (
        <div key={`${at} ${reason}`}>
          <dt>{reason}</dt>
          <dd>{shownAmount(amount)}</dd>
        </div>
      ))}
      {tax && <TaxRows tax={tax} entered={enteredOf(subtotal, discount, fees)} />}
    </>
  );
}
