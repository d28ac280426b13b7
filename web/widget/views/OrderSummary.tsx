/** @jsxImportSource preact */
import { type Cart, cartTotal } from '@wondercast/core/buying/cart/cart';
import { formatMoney, toMinorUnits } from '@wondercast/core/kernel/money';
import type { QuoteWire } from '../../api/transport/wire.ts';
import { taxRowsOf } from '../../headless/tax-rows.ts';
import { shownAmount } from '../../ui/formats/amount.ts';
import { Amount } from '../parts/Amount.tsx';
import { PolicySteps } from '../parts/PolicySteps.tsx';
import { TimesPart } from '../parts/TimesPart.tsx';
import { useSurroundings } from '../surroundings.ts';
import { times } from '../times-file.ts';
import { CartLineItem } from './CartLineItem.tsx';
import { DiscountBox } from './DiscountBox.tsx';

interface OrderSummaryProps {
  readonly cart: Cart;
  /** null while loading. */
  readonly quote: QuoteWire | null;
  /** Whether the price is also that of the current buyer. */
  readonly isKnown: boolean;
}

/** The ticket with the cart's lines and total. */
export function OrderSummary({ cart, quote, isKnown }: OrderSummaryProps) {
  const { shop, owner } = useSurroundings();
  const total = quote ? toMinorUnits(quote.total) : cartTotal(cart);
  const off = toMinorUnits(quote?.discount?.amount ?? 0);
  return (
    <section class="ticket" aria-label="Order Summary">
      <div>
        <h3>Order Summary</h3>
        <ul>
          {cart.map((line, place) => (
            <CartLineItem key={line.id} line={line} quoted={quote?.lines[place] ?? null} />
          ))}
        </ul>
        {times && <TimesPart name="held" told={{ shop, owner }} />}
        <DiscountBox discount={quote?.discount ?? null} />
      </div>
      <hr />
      <div aria-busy={!isKnown}>
        <dl class="sums">
          <div>
            <dt>Subtotal</dt>
            <dd>{formatMoney(quote ? toMinorUnits(quote.subtotal) : cartTotal(cart))}</dd>
          </div>
          {off > 0 && (
            <div class="off">
              <dt>Discount</dt>
              <dd>{`−${formatMoney(off)}`}</dd>
            </div>
          )}
          {quote?.tax &&
            taxRowsOf(quote.tax, quote.subtotal - (quote.discount?.amount ?? 0)).map(({ name, amount }) => (
              <div key={name} class={amount < 0 ? 'off' : undefined}>
                <dt>{name}</dt>
                <dd>{shownAmount(amount)}</dd>
              </div>
            ))}
        </dl>
        <div class="between total">
          Total
          <Amount amount={total} />
        </div>
        {quote && <PolicySteps steps={quote.policy} />}
      </div>
    </section>
  );
}
