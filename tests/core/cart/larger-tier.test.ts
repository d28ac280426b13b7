import { addToCart } from '@wondercast/core/buying/cart/add-to-cart';
import { type Cart, cartTotal } from '@wondercast/core/buying/cart/cart';
import { setForAllLines, setSlot } from '@wondercast/core/buying/cart/cart-times';
import { setHeadcount } from '@wondercast/core/buying/cart/headcount';
import { largerTierFor, switchTier } from '@wondercast/core/buying/cart/larger-tier';
import { EMPTY_SLOT } from '@wondercast/core/calendar/scheduling/slot';
import { describe, expect, it } from 'vitest';
import { anOfferedExperience, usd } from '../../support/builders.ts';

const NOW = 1_700_000_000_000;
const added = (cart: Cart, id: number, quantity = 1): Cart =>
  addToCart(
    cart,
    { experience: anOfferedExperience({ id }), selectedTier: 'starter', addOns: [], quantity },
    NOW + id,
  );
const [line] = added([], 1, 2);

describe('a line whose people exceed its tier', () => {
  it('names the smallest tier that seats them, and what all its sessions cost more', () => {
    if (!line) throw new Error('There is no line.');
    const { prices } = line.experience;
    expect(largerTierFor(line, 50)).toBeNull();
    expect(largerTierFor(line, 60)).toEqual({
      tier: 'elevated',
      more: 2 * (prices.elevated - prices.starter),
    });
    expect(largerTierFor(line, 250)?.tier).toBe('ultimate');
    expect(largerTierFor(line, 251)).toBeNull();
    expect(largerTierFor(line, Number.NaN)).toBeNull();
  });

  it('is switched in place, at the price of the tier, with its people', () => {
    if (!line) throw new Error('There is no line.');
    const before: Cart = [line];
    const more = largerTierFor(line, 60)?.more ?? usd(0);
    const after = switchTier(before, line.id, 'elevated', 60);
    expect(after).toMatchObject([{ selectedTier: 'elevated', headcount: 60, quantity: 2 }]);
    expect(cartTotal(after)).toBe(cartTotal(before) + more);
    expect(switchTier(before, -1, 'elevated', 60)).toEqual(before);
  });
});

describe('one time for the whole cart', () => {
  it('reaches every session of every line, with the people where their tier seats them', () => {
    const cart = added(added([], 1), 2, 3);
    const [first, second] = cart;
    if (!first || !second) throw new Error('There are not two lines.');
    const slot = { date: EMPTY_SLOT.date, time: '2:30', meridiem: 'PM', zone: 'EST' } as const;
    const dated = setHeadcount(setSlot(cart, first.id, 0, slot), first.id, 45);
    const from = dated[0] ?? first;
    const all = setForAllLines(dated, from, 0);
    expect(all.flatMap(({ slots }) => slots)).toEqual(Array.from({ length: 4 }, () => slot));
    expect(all.map(({ headcount }) => headcount)).toEqual([45, 45]);
    // A session that is not there changes nothing.
    expect(setForAllLines(dated, from, 9)).toEqual(dated);
    const crowded = switchTier(dated, first.id, 'elevated', 60);
    expect(setForAllLines(crowded, crowded[0] ?? first, 0).map(({ headcount }) => headcount)).toEqual([
      60,
      undefined,
    ]);
  });
});
