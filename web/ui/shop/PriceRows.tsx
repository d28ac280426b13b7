import { shownAmount } from '../formats/amount.ts';

interface PriceRowsProps {
  /** In dollars. */
  readonly subtotal: number;
  readonly discount: { readonly code: string; readonly amount: number } | null;
  /** What changes have cost. */
  readonly fees?: readonly { readonly reason: string; readonly amount: number; readonly at: string }[];
}

/** The first rows of what a booking comes to. */
export function PriceRows({ subtotal, discount, fees = [] }: PriceRowsProps) {
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
    </>
  );
}
