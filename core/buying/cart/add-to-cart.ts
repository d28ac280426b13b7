import type { ZonedTime } from '../../calendar/scheduling/session.ts';
import { slotsFor } from '../../calendar/scheduling/slot.ts';
import { priceOf, type Tier } from '../../shop/pricing/tiers.ts';
import {
  type Cart,
  type CartAddOn,
  type CartExperience,
  type CartLine,
  MAX_QUANTITY,
  timeOf,
} from './cart.ts';
import { withChosen, withQuantity } from './line-units.ts';

export interface CartAddition {
  readonly experience: CartExperience;
  readonly selectedTier: Tier;
  readonly addOns: readonly CartAddOn[];
  readonly quantity: number;
  /** How many people each unit is for; missing where nobody has said. */
  readonly headcount?: number | null;
  /** The free time of every unit that is added; each has a host of its own. */
  readonly time?: ZonedTime | null;
}

const sameAddOns = (a: readonly CartAddOn[], b: readonly CartAddOn[]): boolean => {
  const ids = new Set(a.map(({ id }) => id));
  return ids.size === new Set(b.map(({ id }) => id)).size && b.every(({ id }) => ids.has(id));
};

const freeId = (cart: Cart, wanted: number): number =>
  cart.some(({ id }) => id === wanted) ? Math.max(...cart.map(({ id }) => id)) + 1 : wanted;

/** The line with this many units, of which those from index `first` on are at this time. */
const withUnitsAt = (line: CartLine, quantity: number, first: number, time: ZonedTime | null): CartLine =>
  withChosen(
    withQuantity(line, quantity),
    Array.from({ length: quantity }, (_, unit) => (unit < first ? timeOf(line, unit) : time)),
  );

/**
 * Adds n units: raises the quantity of a line whose experience, tier and add-ons all match, else starts a line. Days are ignored in the
 * match. The added units have no day (decision 029), or the given free time; existing units keep theirs. Of two headcounts the larger one
 * stays. `now` is the new line's id, in milliseconds.
 */
export const addToCart = (cart: Cart, addition: CartAddition, now: number): Cart => {
  const { experience, selectedTier, addOns, quantity, time = null } = addition;
  const people = (before = 0): Pick<CartLine, 'headcount'> => {
    const headcount = Math.max(before, addition.headcount ?? 0);
    return headcount > 0 ? { headcount } : {};
  };
  const twin = cart.find(
    (line) =>
      line.experience.id === experience.id &&
      line.selectedTier === selectedTier &&
      sameAddOns(line.addOns, addOns),
  );
  if (twin) {
    const raised = Math.min(twin.quantity + quantity, MAX_QUANTITY);
    return cart.map((line) =>
      line === twin ? { ...withUnitsAt(twin, raised, twin.quantity, time), ...people(twin.headcount) } : line,
    );
  }
  const units = Math.min(quantity, MAX_QUANTITY);
  const line: CartLine = {
    id: freeId(cart, now),
    experience,
    quantity: units,
    selectedTier,
    tierPrice: priceOf(experience.prices, selectedTier),
    addOns,
    slots: slotsFor(units, []),
    ...people(),
  };
  return [...cart, withUnitsAt(line, units, 0, time)];
};
