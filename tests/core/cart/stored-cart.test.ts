import { addToCart } from '@wondercast/core/buying/cart/add-to-cart';
import { type Cart, MAX_LINES } from '@wondercast/core/buying/cart/cart';
import { setSlot } from '@wondercast/core/buying/cart/cart-times';
import { readStoredCart, writeStoredCart } from '@wondercast/core/buying/cart/stored-cart';
import { MERIDIEMS } from '@wondercast/core/calendar/scheduling/slot';
import { ZONE_LABELS } from '@wondercast/core/calendar/scheduling/zone';
import { minorUnits } from '@wondercast/core/kernel/money';
import { TIERS } from '@wondercast/core/shop/pricing/tiers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anAddition, anOfferedAddOn, anOfferedExperience, aSlot, day, usd } from '../../support/builders.ts';

const experience = {
  id: 7,
  slug: 'quiz',
  title: 'Quiz',
  duration: '60 min',
  imageUrl: '/q.webp',
  starterPrice: 990,
};
const read = (...lines: object[]) => readStoredCart(JSON.stringify(lines));

describe('the stored cart', () => {
  it('reads the spelling of the detail page', () => {
    const [line] = read({
      id: 5,
      experience,
      quantity: 2,
      selectedTier: 'elevated',
      tierPrice: 1250,
      addOns: [{ id: 1, name: 'Snacks', price: 9.5 }],
      addOnsTotal: 9.5,
      selectedDate: 'TBD',
    });
    expect(line).toMatchObject({
      id: 5,
      quantity: 2,
      selectedTier: 'elevated',
      tierPrice: usd(1250),
      addOns: [{ id: 1, name: 'Snacks', price: usd(9.5) }],
      slots: [aSlot(), aSlot()],
    });
  });

  it('reads the other spelling, tier and extras, and writes it as the first', () => {
    const cart = read({
      id: 5,
      experience,
      quantity: 1,
      tier: 'premium',
      extras: [{ id: 1, name: 'S', price: '2' }],
    });
    expect(cart[0]).toMatchObject({
      selectedTier: 'premium',
      tierPrice: usd(1500),
      addOns: [{ id: 1, name: 'S', price: usd(2) }],
    });
    const [written] = JSON.parse(writeStoredCart(cart)) as Record<string, unknown>[];
    expect(written).toMatchObject({ selectedTier: 'premium', addOns: [{ id: 1, name: 'S', price: 2 }] });
    expect(written).not.toHaveProperty('tier');
    expect(written).not.toHaveProperty('extras');
  });

  it('reads one day for every unit, as older carts have it', () => {
    const [line] = read({ experience, quantity: 2, selectedDate: '2026-03-19T00:00:00.000Z' });
    expect(line?.slots.map(({ date }) => date)).toEqual(['2026-03-19', '2026-03-19']);
  });

  it('takes the starter tier, one unit and default prices where nothing is said', () => {
    const [line] = read({ experience: { id: 7 } });
    expect(line).toMatchObject({ selectedTier: 'starter', quantity: 1, tierPrice: usd(990), addOns: [] });
    expect(line?.experience).toMatchObject({ id: 7, title: '', prices: { ultimate: usd(1700) } });
  });

  it.each([null, '', 'x', '{', 'null', '5', '{}', '"cart"', '[null, 1, [], "a", {}]'])(
    'is empty when the browser holds %j',
    (stored) => {
      expect(readStoredCart(stored)).toEqual([]);
    },
  );

  it.each<[string, object]>([
    ['no experience', { quantity: 1 }],
    ['an experience without an id', { experience: { title: 'x' } }],
    ['a quantity of zero', { experience, quantity: 0 }],
    ['a quantity beyond the limit', { experience, quantity: 1001 }],
  ])('leaves out a line with %s', (_, line) => {
    expect(read(line, { experience })).toHaveLength(1);
  });

  it('believes no odd part of a line', () => {
    const [line] = read({
      experience: { ...experience, starterPrice: -5, title: { evil: true } },
      quantity: 2,
      selectedTier: 'constructor',
      tierPrice: 'NaN',
      addOns: [null, { id: 'x' }, { id: 3, price: 1e21 }],
      slots: [{ date: '2026-02-31', time: 5, meridiem: 'am', zone: 'CET' }, 'x', {}],
    });
    expect(line).toMatchObject({
      selectedTier: 'starter',
      tierPrice: usd(990),
      addOns: [{ id: 3, name: '', price: 0 }],
      slots: [aSlot(), aSlot()],
    });
    expect(line?.experience.title).toBe('');
  });

  it('makes line ids unique, and reads at most fifty lines', () => {
    const cart = read(...Array.from({ length: MAX_LINES + 5 }, () => ({ id: 1, experience })));
    expect(new Set(cart.map(({ id }) => id)).size).toBe(MAX_LINES);
  });

  it('says TBD until every unit has a day, then the first day', () => {
    const cart = addToCart([], anAddition({ quantity: 2 }), 1);
    const selectedDate = (stored: Cart) =>
      (JSON.parse(writeStoredCart(stored)) as { selectedDate: string }[])[0]?.selectedDate;
    const one = setSlot(cart, 1, 0, { date: day('2026-03-19') });
    expect(selectedDate(cart)).toBe('TBD');
    expect(selectedDate(one)).toBe('TBD');
    expect(selectedDate(setSlot(one, 1, 1, { date: day('2026-04-02') }))).toBe('2026-03-19');
  });

  it('comes back from the browser as it was written, whatever the cart', () => {
    const price = fc.integer({ min: 0, max: 100_000_000 }).map(minorUnits);
    const slot = fc.record({
      date: fc.option(fc.constant(day('2026-03-19'))),
      time: fc.option(fc.string({ minLength: 1, maxLength: 5 })),
      meridiem: fc.option(fc.constantFrom(...MERIDIEMS)),
      zone: fc.option(fc.constantFrom(...ZONE_LABELS)),
    });
    const line = fc
      .record({
        experienceId: fc.integer({ min: 1 }),
        title: fc.string(),
        prices: fc.record({ starter: price, elevated: price, premium: price, ultimate: price }),
        selectedTier: fc.constantFrom(...TIERS),
        tierPrice: price,
        addOns: fc.array(fc.record({ id: fc.integer({ min: 1 }), name: fc.string(), price }), {
          maxLength: 3,
        }),
        slots: fc.array(slot, { minLength: 1, maxLength: 5 }),
      })
      .map(({ experienceId, title, prices, addOns, ...rest }) => ({
        ...rest,
        experience: anOfferedExperience({ id: experienceId, title, prices }),
        addOns: addOns.map(anOfferedAddOn),
        quantity: rest.slots.length,
      }));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
        const cart: Cart = lines.map((each, at) => ({ ...each, id: at + 1 }));
        expect(readStoredCart(writeStoredCart(cart))).toEqual(cart);
      }),
    );
  });

  it('never throws, whatever the browser holds', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        readStoredCart(JSON.stringify([{ experience: { id: 1 }, ...(value as object) }, value]));
      }),
    );
  });
});
