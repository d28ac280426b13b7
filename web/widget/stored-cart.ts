import { readStoredCart, writeStoredCart } from '@wondercast/core/cart/stored-cart';
import type { BasketState } from './basket.ts';

type Kept = Pick<BasketState, 'cart' | 'code'>;

/** What a page of this tab kept under this name; null where there is nothing, or the browser keeps nothing. */
export const loadCart = (name: string): Kept | null => {
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
export const saveCart = (name: string, { cart, code }: Kept): void => {
  try {
    if (cart.length === 0) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify({ cart: writeStoredCart(cart), code }));
  } catch {
    // Without storage it lasts as long as the page.
  }
};
