import { type Cart, cartTotal } from '@wondercast/core/buying/cart/cart';
import { lineRule } from '@wondercast/core/buying/cart/rules';
import { readStoredCart, writeStoredCart } from '@wondercast/core/buying/cart/stored-cart';
import { checkDiscount, lessDiscount } from '@wondercast/core/buying/discount/discount';
import { quoteLine, quoteOf, subtotalOf } from '@wondercast/core/buying/quote/quote';
import { slotsFor } from '@wondercast/core/calendar/scheduling/slot';
import { minorUnits } from '@wondercast/core/kernel/money';
import { accept } from '@wondercast/core/kernel/refusal';
import type { Offer } from '@wondercast/core/shop/catalogue/offer';
import { FREE_POLICY } from '@wondercast/core/shop/policy/policy';
import { defaultPrices, priceOf, TIERS } from '@wondercast/core/shop/pricing/tiers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anOfferedAddOn,
  anOfferedExperience,
  aRequestedLine,
  aStoredCode,
  BY_REQUEST,
  usd,
} from '../../support/builders.ts';
import { times } from '../../support/full.ts';

const NOW = new Date('2026-03-01T10:00:00.000Z');
const snacks = anOfferedAddOn({ id: 1, price: usd(189) });
const trophy = anOfferedAddOn({ id: 2, price: usd(20.5) });
const offer: Offer = {
  experience: anOfferedExperience({ id: 1 }),
  addOns: [snacks, trophy],
  rules: [],
  policy: FREE_POLICY,
  booking: BY_REQUEST,
  supply: { kind: 'online' },
};

describe('a quoted line', () => {
  it('has the catalogue price of its tier and add-ons, times its quantity', () => {
    expect(
      quoteLine(aRequestedLine({ selectedTier: 'premium', quantity: 3, addOnIds: [2, 1] }), offer),
    ).toMatchObject({
      tierPrice: usd(1500),
      addOns: [snacks, trophy],
      addOnsTotal: usd(209.5),
      unitPrice: usd(1709.5),
      lineTotal: usd(5128.5),
      problem: null,
    });
  });

  it('is worth nothing, and says so, when its experience is gone', () => {
    expect(quoteLine(aRequestedLine({ claimedTierPrice: usd(990) }), null)).toMatchObject({
      experience: null,
      lineTotal: 0,
      problem: { kind: 'experience-gone', message: 'An experience is no longer available.' },
    });
  });

  it('names an add-on that is inactive, of another experience or gone', () => {
    expect(quoteLine(aRequestedLine({ addOnIds: [1, 3] }), offer).problem).toEqual({
      kind: 'add-on-gone',
      message: 'An add-on is no longer available.',
    });
  });

  it.each([
    ['tier price', { claimedTierPrice: usd(989.99) }],
    ['add-on total', { addOnIds: [1], claimedAddOnsTotal: usd(0) }],
  ])('names a claimed %s that differs', (_, change) => {
    expect(quoteLine(aRequestedLine(change), offer).problem).toEqual({
      kind: 'price-changed',
      message: 'Prices have changed. Please review your cart.',
    });
  });

  it('believes a claim that is right', () => {
    const line = aRequestedLine({ addOnIds: [1], claimedTierPrice: usd(990), claimedAddOnsTotal: usd(189) });
    expect(quoteLine(line, offer).problem).toBeNull();
  });

  it.each([
    ['starter', 50],
    ['elevated', 99],
    ['premium', 150],
    ['ultimate', 250],
  ] as const)('holds %s to %i people where a headcount is given', (selectedTier, cap) => {
    const label = selectedTier.charAt(0).toUpperCase() + selectedTier.slice(1);
    expect(quoteLine(aRequestedLine({ selectedTier, headcount: cap }), offer).problem).toBeNull();
    expect(quoteLine(aRequestedLine({ selectedTier, headcount: cap + 1 }), offer).problem).toEqual({
      kind: 'too-many-people',
      message: `${label} seats up to ${cap} people.`,
    });
  });
});

describe('a quote', () => {
  const lines = [quoteLine(aRequestedLine({ quantity: 2 }), offer)];

  it('is subtotal less discount', () => {
    const check = checkDiscount(aStoredCode({ code: 'TEN', discountValue: 10 }), subtotalOf(lines), NOW);
    expect(quoteOf(lines, 'TEN', check)).toMatchObject({
      subtotal: usd(1980),
      discount: { code: 'TEN', description: '10% off', amount: usd(198), error: null },
      total: usd(1782),
    });
  });

  it('says why a code takes nothing off', () => {
    expect(quoteOf(lines, 'NONE', checkDiscount(null, usd(1), NOW))).toMatchObject({
      discount: { code: 'NONE', description: null, amount: 0, error: 'This code does not exist' },
      total: usd(1980),
    });
  });

  it('has no discount when no code was given', () => {
    expect(quoteOf(lines, null, null)).toMatchObject({ discount: null, total: usd(1980) });
  });
});

describe('the cart and the quote', () => {
  const price = fc.integer({ min: 0, max: 100_000_000 }).map(minorUnits);
  const prices = fc.record({ starter: price, elevated: price, premium: price, ultimate: price });
  // Together they stay within what the wire takes for one amount, $1,000,000.
  const addOnPrice = fc.integer({ min: 0, max: 25_000_000 }).map(minorUnits);
  const anyOffer = fc.record({ prices, addOns: fc.array(addOnPrice, { maxLength: 4 }) });
  const anyUnit = fc.record({
    experience: fc.nat(),
    tier: fc.constantFrom(...TIERS),
    quantity: fc.integer({ min: 1, max: 1000 }),
    addOns: fc.array(fc.nat(), { maxLength: 4 }),
  });

  it('agree to the cent on every cart, by way of storage and the wire, with and without a code', () => {
    fc.assert(
      fc.property(
        fc.array(anyOffer, { minLength: 1, maxLength: 5 }),
        fc.array(anyUnit, { minLength: 1, maxLength: 8 }),
        fc.constantFrom('percentage' as const, 'fixed' as const),
        fc.integer({ min: 0, max: 10_000 }),
        (catalogue, units, discountType, value) => {
          const offers = catalogue.map(
            ({ prices, addOns }, at): Offer => ({
              experience: anOfferedExperience({ id: at + 1, prices }),
              rules: [],
              policy: FREE_POLICY,
              booking: BY_REQUEST,
              supply: { kind: 'online' },
              addOns: addOns.map((price, each) => anOfferedAddOn({ id: (at + 1) * 10 + each, price })),
            }),
          );
          const cart: Cart = units.map(({ experience, tier, quantity, addOns }, at) => {
            const found = offers[experience % offers.length] ?? offer;
            const chosen = found.addOns.filter((_, each) =>
              addOns.some((wanted) => wanted % found.addOns.length === each),
            );
            return {
              id: at + 1,
              experience: found.experience,
              quantity,
              selectedTier: tier,
              tierPrice: priceOf(found.experience.prices, tier),
              addOns: chosen,
              slots: slotsFor(quantity, []),
            };
          });
          const stored = JSON.parse(writeStoredCart(cart)) as { experience: { id: number } }[];
          const requested = stored.map((each) =>
            accept(lineRule, { ...each, experienceId: each.experience.id }),
          );
          const lines = requested.map((line) =>
            quoteLine(line, offers.find(({ experience }) => experience.id === line.experienceId) ?? null),
          );
          expect(lines.map(({ problem }) => problem)).toEqual(lines.map(() => null));
          const clientSubtotal = cartTotal(readStoredCart(writeStoredCart(cart)));
          const code = aStoredCode({ discountType, discountValue: value / 100 });
          const check = checkDiscount(code, clientSubtotal, NOW);
          const amount = check.valid ? check.amount : minorUnits(0);
          const quote = quoteOf(lines, code.code, checkDiscount(code, subtotalOf(lines), NOW));
          expect(quote.subtotal).toBe(clientSubtotal);
          expect(quote.total).toBe(lessDiscount(clientSubtotal, amount));
          expect(quoteOf(lines, null, null).total).toBe(clientSubtotal);
        },
      ),
      { numRuns: times(120, 2_000) },
    );
  });

  it('use the default prices where a stored experience has none', () => {
    const [line] = readStoredCart('[{"experience":{"id":1}}]');
    expect(line?.tierPrice).toBe(defaultPrices().starter);
  });
});
