import type { Cart } from '@wondercast/core/buying/cart/cart';
import { readStoredCart, writeStoredCart } from '@wondercast/core/buying/cart/stored-cart';

export interface StoredCart {
  readonly cart: Cart;
  /** A discount code that the server has accepted. */
  readonly code: string | null;
}

/** Loads what a page in this tab has stored under this name; null when there is nothing or no storage. */
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

/** Stores cart and code for the life of the tab. An empty cart removes them. */
export const saveCart = (name: string, { cart, code }: StoredCart): void => {
  try {
    if (cart.length === 0) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify({ cart: writeStoredCart(cart), code }));
  } catch {
    // Without storage it lasts as long as the page.
  }
};
