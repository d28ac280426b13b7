import { type MinorUnits, minus, times } from '../../kernel/money.ts';
import { priceOf, SEAT_CAPS, TIERS, type Tier } from '../../shop/pricing/tiers.ts';
import type { Cart, CartLine } from './cart.ts';

/** A tier that seats the people of a line, and how much more all its sessions cost in it. */
export interface LargerTier {
  readonly tier: Tier;
  /** Negative where the larger tier costs less. */
  readonly more: MinorUnits;
}

/** The smallest tier that seats this many people in each session of a line; null where the line's own tier does, or none does. */
export const largerTierFor = (
  { selectedTier, tierPrice, experience, quantity }: CartLine,
  headcount: number,
): LargerTier | null => {
  if (!(headcount > SEAT_CAPS[selectedTier])) return null;
  const tier = TIERS.find((each) => SEAT_CAPS[each] >= headcount);
  return tier ? { tier, more: times(minus(priceOf(experience.prices, tier), tierPrice), quantity) } : null;
};

/** Books a line in another tier, at its price, for this many people in each session. */
export const switchTier = (cart: Cart, lineId: number, tier: Tier, headcount: number): Cart =>
  cart.map((line) =>
    line.id === lineId
      ? { ...line, selectedTier: tier, tierPrice: priceOf(line.experience.prices, tier), headcount }
      : line,
  );
