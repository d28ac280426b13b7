import { orderRule } from '@wondercast/core/desk/order/rules';
import { accept } from '@wondercast/core/kernel/refusal';
import { describe, expect, it } from 'vitest';
import { usd } from '../../support/builders.ts';

describe('an order on the wire', () => {
  it('names experiences as objects, as ids, or as everybody else does', () => {
    const { items } = accept(orderRule, {
      items: [
        {
          experience: { id: 7, title: 'Quiz', starterPrice: 1 },
          selectedTier: 'premium',
          tierPrice: 1500,
          quantity: 2,
          selectedDate: null,
          addOns: [{ id: 1, name: 'Snacks', price: 9.5 }],
          addOnsTotal: 9.5,
        },
        { experience: 8, quantity: 1 },
        { experienceId: 9, experience: { id: 1 }, quantity: 1 },
      ],
    });
    expect(items.map(({ experienceId }) => experienceId)).toEqual([7, 8, 9]);
    expect(items[0]).toMatchObject({
      selectedTier: 'premium',
      quantity: 2,
      addOnIds: [1],
      claimedTierPrice: usd(1500),
      claimedAddOnsTotal: usd(9.5),
    });
  });

  it.each<[unknown, string]>([
    [[], 'Your cart is empty'],
    [Array.from({ length: 51 }, () => ({ experience: 1, quantity: 1 })), 'At most 50 lines'],
    [[{ quantity: 1 }], 'Must be a whole number'],
    [[{ experience: 1, quantity: 0 }], 'Quantity must be at least 1'],
  ])('refuses malformed items', (items, message) => {
    expect(orderRule.safeParse({ items }).error?.issues[0]?.message).toBe(message);
  });
});
