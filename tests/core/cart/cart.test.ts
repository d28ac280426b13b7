import { addToCart } from '@wondercast/core/buying/cart/add-to-cart';
import { type Cart, cartTotal, isScheduled, MAX_QUANTITY, reprice } from '@wondercast/core/buying/cart/cart';
import { scheduleUndated, setSlot } from '@wondercast/core/buying/cart/cart-times';
import { removeLine, setQuantity } from '@wondercast/core/buying/cart/line-units';
import { EMPTY_SLOT } from '@wondercast/core/calendar/scheduling/slot';
import type { Offer } from '@wondercast/core/shop/catalogue/offer';
import { FREE_POLICY } from '@wondercast/core/shop/policy/policy';
import { defaultPrices } from '@wondercast/core/shop/pricing/tiers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anAddition,
  anOfferedAddOn,
  anOfferedExperience,
  aSlot,
  BY_REQUEST,
  day,
  usd,
} from '../../support/builders.ts';

const NOW = 1_772_359_200_000;
const snacks = anOfferedAddOn({ id: 1 });
const trophy = anOfferedAddOn({ id: 2, price: usd(20) });
const filled = (...additions: Parameters<typeof anAddition>[0][]): Cart =>
  additions.reduce<Cart>((cart, change) => addToCart(cart, anAddition(change), NOW), []);

describe('adding to the cart', () => {
  it('starts a line at the tier price, with an undated unit for each of its quantity', () => {
    const [line] = filled({ selectedTier: 'premium', addOns: [snacks], quantity: 2 });
    expect(line).toMatchObject({ id: NOW, quantity: 2, selectedTier: 'premium', tierPrice: usd(1500) });
    expect(line?.slots).toEqual([EMPTY_SLOT, EMPTY_SLOT]);
  });

  it('raises the quantity of a line whose experience, tier and add-ons all match, by as many as are added', () => {
    const cart = filled({ addOns: [snacks, trophy] }, { addOns: [trophy, snacks], quantity: 3 });
    expect(cart.map(({ quantity }) => quantity)).toEqual([4]);
  });

  it.each([
    ['experience', { experience: anOfferedExperience({ id: 2 }) }],
    ['tier', { selectedTier: 'elevated' as const }],
    ['add-ons', { addOns: [snacks] }],
  ])('starts another line when the %s differs', (_, change) => {
    expect(filled({}, change)).toHaveLength(2);
  });

  it('ignores days when it looks for a match, keeps them, and adds undated units', () => {
    const dated = setSlot(filled({}), NOW, 0, { date: day('2026-03-19') });
    const [line] = addToCart(dated, anAddition({ quantity: 2 }), NOW);
    expect(line?.slots.map(({ date }) => date)).toEqual(['2026-03-19', null, null]);
  });

  it('gives every line an id of its own, also within one millisecond', () => {
    const cart = filled({}, { selectedTier: 'elevated' }, { selectedTier: 'premium' });
    expect(new Set(cart.map(({ id }) => id)).size).toBe(3);
    expect(cart[0]?.id).toBe(NOW);
  });

  it('stops at a thousand units a line', () => {
    const [line] = filled({ quantity: 999 }, { quantity: 5 });
    expect(line?.quantity).toBe(MAX_QUANTITY);
    expect(line?.slots).toHaveLength(MAX_QUANTITY);
    expect(filled({ quantity: 5000 })[0]?.quantity).toBe(MAX_QUANTITY);
  });
});

describe('changing the cart', () => {
  const cart = filled({ quantity: 2 }, { selectedTier: 'elevated' });

  it('sets a quantity, and drops the slots of units that went', () => {
    const dated = setSlot(cart, NOW, 1, { date: day('2026-03-19') });
    expect(setQuantity(dated, NOW, 1)[0]).toMatchObject({ quantity: 1, slots: [EMPTY_SLOT] });
    expect(setQuantity(dated, NOW, 3)[0]?.slots.map(({ date }) => date)).toEqual([null, '2026-03-19', null]);
  });

  it.each([0, -1])('removes a line whose quantity becomes %i', (quantity) => {
    expect(setQuantity(cart, NOW, quantity).map(({ id }) => id)).toEqual([NOW + 1]);
  });

  it('removes a line', () => {
    expect(removeLine(cart, NOW)).toEqual(cart.slice(1));
  });

  it('changes only the given parts of one unit', () => {
    const first = setSlot(cart, NOW, 1, { time: '2:30', meridiem: 'PM' });
    const second = setSlot(first, NOW, 1, { zone: 'PST' });
    expect(second[0]?.slots).toEqual([EMPTY_SLOT, aSlot({ time: '2:30', meridiem: 'PM', zone: 'PST' })]);
    expect(second[1]).toBe(cart[1]);
  });

  it('gives a day to every undated unit of a line, which then is scheduled', () => {
    const one = setSlot(cart, NOW, 0, { date: day('2026-03-19') });
    expect(isScheduled(one[0] ?? { slots: [EMPTY_SLOT] })).toBe(false);
    const [line] = scheduleUndated(one, NOW, day('2026-04-02'));
    expect(line?.slots.map(({ date }) => date)).toEqual(['2026-03-19', '2026-04-02']);
    expect(line && isScheduled(line)).toBe(true);
  });

  it('leaves what it was given as it was', () => {
    const before = structuredClone(cart);
    addToCart(cart, anAddition(), NOW);
    setQuantity(cart, NOW, 9);
    scheduleUndated(cart, NOW, day('2026-04-02'));
    expect(cart).toEqual(before);
  });
});

describe('the cart total', () => {
  it('is the sum of (tier price + add-ons) × quantity', () => {
    const cart = filled({ addOns: [snacks, trophy], quantity: 2 }, { selectedTier: 'ultimate' });
    expect(cartTotal(cart)).toBe(usd((990 + 189 + 20) * 2 + 1700));
    expect(cartTotal([])).toBe(0);
  });

  it('does not depend on whether units are added one by one or together', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ tier: fc.constantFrom('starter', 'premium'), add: fc.boolean() }), {
          maxLength: 30,
        }),
        (units) => {
          const single = units.reduce<Cart>(
            (cart, { tier, add }) =>
              addToCart(
                cart,
                anAddition({ selectedTier: tier as 'starter', addOns: add ? [snacks] : [] }),
                NOW,
              ),
            [],
          );
          const price = (tier: string, add: boolean) =>
            (tier === 'starter' ? 99_000 : 150_000) + (add ? 18_900 : 0);
          expect(cartTotal(single)).toBe(units.reduce((total, { tier, add }) => total + price(tier, add), 0));
          expect(single.length).toBeLessThanOrEqual(4);
        },
      ),
    );
  });
});

describe('repricing', () => {
  const offer = (change: Partial<Offer> = {}): Offer => ({
    experience: anOfferedExperience({ title: 'New name', prices: { ...defaultPrices(), starter: usd(1) } }),
    addOns: [{ ...snacks, price: usd(2) }],
    rules: [],
    policy: FREE_POLICY,
    booking: BY_REQUEST,
    supply: { kind: 'online' },
    ...change,
  });

  it('shows current prices and names, and keeps quantity and slots', () => {
    const cart = setSlot(filled({ addOns: [snacks], quantity: 2 }), NOW, 0, { date: day('2026-03-19') });
    const [line] = reprice(cart, new Map([[1, offer()]]));
    expect(line).toMatchObject({ quantity: 2, tierPrice: usd(1), experience: { title: 'New name' } });
    expect(line?.addOns).toEqual([{ ...snacks, price: usd(2) }]);
    expect(line?.slots).toEqual(cart[0]?.slots);
  });

  it('keeps showing what is gone: a quote names the problem', () => {
    const cart = filled({ addOns: [snacks] });
    expect(reprice(cart, new Map())).toEqual(cart);
    expect(reprice(cart, new Map([[1, offer({ addOns: [] })]]))[0]?.addOns).toEqual([snacks]);
  });
});
