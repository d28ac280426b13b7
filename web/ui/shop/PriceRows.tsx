import { usd } from '../formats/usd.ts';

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
        <dd>{usd(subtotal)}</dd>
      </div>
      {discount && (
        <div>
          <dt>{`Discount ${discount.code}`}</dt>
          <dd>{`−${usd(discount.amount)}`}</dd>
        </div>
      )}
      {fees.map(({ reason, amount, at }) => (
        <div key={`${at} ${reason}`}>
          <dt>{reason}</dt>
          <dd>{usd(amount)}</dd>
        </div>
      ))}
    </>
  );
}
