import type { Cart } from '@wondercast/core/buying/cart/cart';
import { readStoredCart, writeStoredCart } from '@wondercast/core/buying/cart/stored-cart';

export interface StoredCart {
  readonly cart: Cart;
  /** A discount code that the shop has found valid. */
  readonly code: string | null;
}

/** What a page of this tab kept under this name; null where there is nothing, or the browser keeps nothing. */
export const loadCart = (name: string): StoredCart | null => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { cart, code } = kept as Readonly<Record<string, unknown>>;
    const lines = readStoredCart(typeof cart === 'string' ? cart : null);
    return lines.length > 0 ? { cart: lines, code: typeof code === 'string' ? code : null } : null;
  } catch {
    return null;
  }
};

/** Keeps them as long as the tab lives; an empty cart leaves nothing behind. */
export const saveCart = (name: string, { cart, code }: StoredCart): void => {
  try {
    if (cart.length === 0) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify({ cart: writeStoredCart(cart), code }));
  } catch {
    // Without storage it lasts as long as the page.
  }
};
