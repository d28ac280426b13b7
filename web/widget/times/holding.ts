import type { ApiError } from '@wondercast/client';
import type { Cart } from '@wondercast/core/buying/cart/cart';
import { NOT_HELD, timesKey } from '../../headless/held-times.ts';
import type { Owner } from '../basket.ts';
import type { Shop } from '../shop.ts';

/** The cart's lines as they are sent for a hold. Prices are not held. */
const linesOf = (cart: Cart) =>
  cart.map(({ experience, selectedTier, quantity, chosen }) => ({
    experienceId: experience.id,
    selectedTier,
    quantity,
    ...(chosen && {
      startsAt: chosen.map((time) => time?.startsAt.toISOString() ?? null),
      timezone: chosen.map((time) => time?.zone ?? null),
    }),
  }));

/** Checked by name: `ApiError` is a class of the widget's own file, of which this file has no copy. */
const refusalOf = (error: unknown): ApiError | null =>
  error instanceof Error && error.name === 'ApiError' ? (error as ApiError) : null;

const letGo = ({ client, basket }: Shop, id: string): void => {
  basket.change({ hold: null });
  // An expired hold is not an error.
  client.delete('/api/holds/{id}', { path: { id }, keepalive: true }).catch(() => undefined);
};

/** Releases the hold of this owner; another owner's hold stays. */
export const endHold = (shop: Shop, owner: Owner): void => {
  const { hold } = shop.basket.now();
  if (hold?.owner === owner) letGo(shop, hold.id);
};

/**
 * Holds the basket's times, replacing or extending the previous hold. Resolves to why that failed, or to null when it succeeded or
 * somebody else has taken times.
 */
export const holdTimes = async (shop: Shop, owner: Owner): Promise<string | null> => {
  const { client, basket } = shop;
  const { cart, hold: before } = basket.now();
  const key = timesKey(cart);
  if (key === '') {
    if (before) letGo(shop, before.id);
    return null;
  }
  try {
    const body = { items: linesOf(cart), hold: before?.id ?? null };
    const { id, until } = await client.post('/api/holds', { body, idempotencyKey: null });
    basket.change({ hold: { id, until: Date.parse(until), times: key, owner }, taken: null });
    // Meanwhile everything may have been booked, or the element removed.
    if (owner.left || timesKey(basket.now().cart) === '') letGo(shop, id);
    return null;
  } catch (error) {
    const refusal = refusalOf(error);
    const taken = refusal?.taken ?? [];
    if (taken.length > 0) basket.change({ taken: { units: taken, of: cart } });
    return taken.length > 0 ? null : (refusal?.words ?? NOT_HELD);
  }
};
