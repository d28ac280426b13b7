import type { Cart } from '@wondercast/core/buying/cart/cart';
import { encodeCart } from '@wondercast/openapi/codec/quote';
import type { Schema } from '../transport/contract.ts';
import { write } from '../transport/write.ts';

export type TakenTimeWire = Schema<'TakenTime'>;

/**
 * Keeps the free times of a cart for ten minutes, in the place of what this visitor held before; asked again it is lengthened, to half
 * an hour at most. @throws ApiError 409 with `taken`
 */
export const holdCart = (cart: Cart): Promise<Schema<'TimeHold'>> =>
  write('post', '/api/holds', { body: { items: encodeCart(cart) } });

/** Lets go of what is held. What is over already is no mistake. */
export const endHold = async (id: string): Promise<void> => {
  await write('delete', '/api/holds/{id}', { path: { id } }).catch(() => undefined);
};
