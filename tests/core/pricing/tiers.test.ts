import { defaultPrices, isTier, priceOf, seatsLabel, tierLabel } from '@wondercast/core/shop/pricing/tiers';
import { describe, expect, it } from 'vitest';

describe('tiers', () => {
  it('have a label and say their seats', () => {
    expect(tierLabel('elevated')).toBe('Elevated');
    expect(seatsLabel('elevated')).toBe('up to 99 seats');
  });

  it('have a price each', () => {
    expect(priceOf(defaultPrices(), 'ultimate')).toBe(170_000);
  });

  it.each(['Starter', 'gold', '', null, 1, '__proto__', 'constructor'])('do not include %j', (value) => {
    expect(isTier(value)).toBe(false);
  });
});
