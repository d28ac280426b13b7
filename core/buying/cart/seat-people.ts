import { priceOf } from '../../shop/pricing/tiers.ts';
import type { Cart } from './cart.ts';
import { setQuantity } from './line-units.ts';
import { roomFor } from './people.ts';

/** Gives a line the tier and the number of sessions that seat this many people, at the price of that tier. */
export const seatPeople = (cart: Cart, lineId: number, people: number): Cart => {
  const { tier, sessions, headcount } = roomFor(people);
  return setQuantity(cart, lineId, sessions).map((line) =>
    line.id === lineId
      ? { ...line, selectedTier: tier, tierPrice: priceOf(line.experience.prices, tier), headcount }
      : line,
  );
};
