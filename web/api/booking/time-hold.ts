import type { Cart } from '@wondercast/core/buying/cart/cart';
import { encodeCart } from '@wondercast/openapi/codec/quote';
import type { Schema } from '../transport/contract.ts';
import { write } from '../transport/write.ts';

export type TakenTimeWire = Schema<'TakenTime'>;

/**
 * Holds the free times of a cart for ten minutes, replacing the visitor's earlier hold. Repeated calls extend it, to half an hour
 * at most.
 * @throws ApiError 409 with `taken`
 */
export const holdCart = (cart: Cart): Promise<Schema<'TimeHold'>> =>
  write('post', '/api/holds', { body: { items: encodeCart(cart) } });

/** Releases a hold. An expired hold is not an error. */
export const endHold = async (id: string): Promise<void> => {
  await write('delete', '/api/holds/{id}', { path: { id } }).catch(() => undefined);
};
