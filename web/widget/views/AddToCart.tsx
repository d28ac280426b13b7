/** @jsxImportSource preact */
import { addOnsTotal, type CartAddOn, lineTotal, MAX_QUANTITY } from '@wondercast/core/buying/cart/cart';
import { formatPrice, formatUsd } from '@wondercast/core/kernel/money';
import {
  DEFAULT_TIER,
  priceOf,
  seatsLabel,
  TIERS,
  type Tier,
  type TierPrices,
  tierLabel,
} from '@wondercast/core/shop/pricing/tiers';
import { useId, useState } from 'preact/hooks';
import { Amount } from '../parts/Amount.tsx';
import { Button } from '../parts/Button.tsx';
import { Choice } from '../parts/Choice.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Stepper } from '../parts/Stepper.tsx';

export interface Chosen {
  readonly selectedTier: Tier;
  readonly quantity: number;
}

interface AddToCartProps {
  readonly prices: TierPrices;
  readonly addOns: readonly CartAddOn[];
  readonly onAdd: (chosen: Chosen) => void;
}

/** The ticket: size, quantity, what it comes to. */
export function AddToCart({ prices, addOns, onAdd }: AddToCartProps) {
  const [selectedTier, setTier] = useState<Tier>(DEFAULT_TIER);
  const [quantity, setQuantity] = useState(1);
  const name = useId();
  const tierPrice = priceOf(prices, selectedTier);
  return (
    <section class="ticket" aria-label="Add to Cart">
      <div>
        <h3>Add to Cart</h3>
        <p class="hint">Choose your room size</p>
        <fieldset class="choices" aria-label="Pricing tier">
          {TIERS.map((tier) => (
            <Choice
              key={tier}
              type="radio"
              name={name}
              title={tierLabel(tier)}
              text={seatsLabel(tier)}
              checked={tier === selectedTier}
              onChange={() => setTier(tier)}
              end={<span class="tier-price">{formatPrice(priceOf(prices, tier))}</span>}
            />
          ))}
        </fieldset>
        <div class="between">
          Quantity
          <Stepper label="Quantity" value={quantity} max={MAX_QUANTITY} onChange={setQuantity} />
        </div>
      </div>
      <hr />
      <div>
        <dl class="sums">
          <div>
            <dt>{`${tierLabel(selectedTier)} tier × ${quantity}`}</dt>
            <dd>{formatUsd(lineTotal({ tierPrice, addOns: [], quantity }))}</dd>
          </div>
          {addOns.length > 0 && (
            <div>
              <dt>Add-ons, per experience</dt>
              <dd>{formatUsd(addOnsTotal({ addOns }))}</dd>
            </div>
          )}
        </dl>
        <div class="between total">
          Total
          <Amount amount={lineTotal({ tierPrice, addOns, quantity })} />
        </div>
        <Button size="lg" full onPress={() => onAdd({ selectedTier, quantity })}>
          <Icon name="bag" />
          Add to Cart
        </Button>
        <p class="hint centre">No charge yet. Pay by card or later.</p>
      </div>
    </section>
  );
}
