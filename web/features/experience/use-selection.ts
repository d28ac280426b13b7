import { addToCart, type CartAddOn, lineTotal } from '@wondercast/core/buying/cart/cart';
import { ADDED_TO_CART } from '@wondercast/core/buying/cart/words';
import { type Cents, sum } from '@wondercast/core/kernel/money';
import {
  DEFAULT_TIER,
  priceOf,
  type Tier,
  type TierPrices,
  tierLabel,
} from '@wondercast/core/shop/pricing/tiers';
import { decodeOfferedAddOn, decodeOfferedExperience } from '@wondercast/openapi/codec/offer';
import { useState } from 'react';
import type { AddOnWire, ExperienceWire } from '../../api/transport/wire.ts';
import { changeCart } from '../../cart/cart-store.ts';
import { say } from '../../ui/overlays/toasts.ts';

export interface Selection {
  readonly prices: TierPrices;
  readonly tier: Tier;
  readonly chooseTier: (tier: Tier) => void;
  readonly quantity: number;
  readonly chooseQuantity: (quantity: number) => void;
  readonly addOns: readonly CartAddOn[];
  readonly toggleAddOn: (id: number) => void;
  readonly tierTotal: Cents;
  readonly addOnsTotal: Cents;
  readonly total: Cents;
  readonly add: () => void;
}

/** What a visitor is about to add to the cart: tier, quantity and add-ons of one experience. */
export function useSelection(experience: ExperienceWire, offered: readonly AddOnWire[]): Selection {
  const [tier, chooseTier] = useState<Tier>(DEFAULT_TIER);
  const [quantity, chooseQuantity] = useState(1);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const cartExperience = decodeOfferedExperience(experience);
  const addOns = offered.filter(({ id }) => chosen.has(id)).map(decodeOfferedAddOn);
  const tierPrice = priceOf(cartExperience.prices, tier);
  return {
    prices: cartExperience.prices,
    tier,
    chooseTier,
    quantity,
    chooseQuantity,
    addOns,
    toggleAddOn: (id) =>
      setChosen((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    tierTotal: lineTotal({ tierPrice, addOns: [], quantity }),
    addOnsTotal: sum(addOns.map(({ price }) => price)),
    total: lineTotal({ tierPrice, addOns, quantity }),
    add: () => {
      const addition = { experience: cartExperience, selectedTier: tier, addOns, quantity };
      changeCart((cart) => addToCart(cart, addition, Date.now()));
      // Afterwards the add-ons are cleared (specification §4).
      setChosen(new Set());
      const extras = addOns.length > 0 ? ` with ${addOns.length} add-on(s)` : '';
      say(
        ADDED_TO_CART,
        `${quantity} ${tierLabel(tier)} tier(s) of ${experience.title}${extras} added to your cart!`,
      );
    },
  };
}
