import { mutationOptions } from '@tanstack/react-query';
import { newKey } from '@wondercast/client/new-key';
import type { Cart } from '@wondercast/core/buying/cart/cart';
import { encodeCart } from '@wondercast/openapi/codec/quote';
import { write } from '../transport/write.ts';

const itemsOf = (cart: Cart) => {
  const titles = new Map(cart.map(({ experience }) => [experience.id, experience.title]));
  return encodeCart(cart).map((line) => ({
    ...line,
    experience: { id: line.experienceId, title: titles.get(line.experienceId) },
    selectedDate: null,
  }));
};

/** Records the cart when the cart panel's Checkout is pressed. It commits to nothing (decision 031). */
export const recordOrder = mutationOptions({
  mutationFn: (cart: Cart) =>
    write('post', '/api/orders', { body: { items: itemsOf(cart) }, idempotencyKey: newKey() }),
});
