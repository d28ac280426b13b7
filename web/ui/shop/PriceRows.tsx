import { usd } from '../formats/usd.ts';

interface PriceRowsProps {
  /** In dollars. */
  readonly subtotal: number;
  readonly discount: { readonly code: string; readonly amount: number } | null;
}

/** The first rows of what a booking comes to. */
export function PriceRows({ subtotal, discount }: PriceRowsProps) {
  return (
    <>
      <div>
        <dt>Subtotal</dt>
        <dd>{usd(subtotal)}</dd>
      </div>
      {discount && (
        <div>
          <dt>Discount {discount.code}</dt>
          <dd>−{usd(discount.amount)}</dd>
        </div>
      )}
    </>
  );
}
