import { addToCart } from '@wondercast/core/buying/cart/add-to-cart';
import type { Cart } from '@wondercast/core/buying/cart/cart';
import { cartDoubts, settleDoubt } from '@wondercast/core/buying/cart/cart-doubts';
import { setOtherTimes, setSlot } from '@wondercast/core/buying/cart/cart-times';
import { describe, expect, it } from 'vitest';
import { anAddition, aSlot, day } from '../../support/builders.ts';

const plain = addToCart([], anAddition({ quantity: 2 }), 1);
const vague = aSlot({ date: day('2027-03-20'), time: '2', zone: 'UTC' });
const cart: Cart = setOtherTimes(setSlot(plain, 1, 1, vague), 1, 1, [
  aSlot({ time: '14:00' }),
  aSlot({ time: 'late' }),
]);

describe('times of a cart', () => {
  it('are listed where they are not clear, also second and third ones', () => {
    expect(cartDoubts(cart).map(({ unit, place }) => [unit, place])).toEqual([
      [1, 0],
      [1, 2],
    ]);
    expect(cartDoubts(plain)).toEqual([]);
  });

  it('are settled one by one, each in its place', () => {
    const [first, last] = cartDoubts(cart);
    if (!first || !last) throw new Error('Two are in doubt');
    const settled = settleDoubt(cart, first, { meridiem: 'PM' });
    expect(settled[0]?.slots[1]).toEqual({ ...vague, meridiem: 'PM' });
    expect(settled[0]?.otherTimes).toEqual(cart[0]?.otherTimes);
    const after = settleDoubt(settled, last, { time: '11:00', meridiem: 'PM' });
    expect(after[0]?.otherTimes?.[1]).toEqual([
      aSlot({ time: '14:00' }),
      aSlot({ time: '11:00', meridiem: 'PM' }),
    ]);
    expect(cartDoubts(after)).toEqual([]);
  });
});
