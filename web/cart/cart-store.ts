import type { Cart } from '@wondercast/core/buying/cart/cart';
import { CART_STORAGE_KEY } from '@wondercast/core/buying/cart/storage-key';
import { readStoredCart, writeStoredCart } from '@wondercast/core/buying/cart/stored-cart';
import { useSyncExternalStore } from 'react';
import { setCartCount } from './cart-count.ts';
import { ofShop } from './of-shop.ts';

/** The visitor's cart: kept in the browser under `cart`, the same in every tab, empty on the server. */

const EMPTY: Cart = [];
let cart: Cart = EMPTY;
let loaded = false;
const listeners = new Set<() => void>();

const notify = () => {
  setCartCount(cart.length);
  for (const listener of listeners) listener();
};

const load = (): void => {
  loaded = true;
  try {
    cart = readStoredCart(localStorage.getItem(ofShop(CART_STORAGE_KEY)));
  } catch {
    // Storage may be closed to us; the cart then lives as long as the page.
    cart = EMPTY;
  }
};

const onStorage = ({ key }: StorageEvent) => {
  if (key !== ofShop(CART_STORAGE_KEY) && key !== null) return;
  load();
  notify();
};

export const currentCart = (): Cart => {
  if (!loaded) {
    load();
    // As long as the page lives: what another tab has put in is not lost by what is changed here, whatever is shown meanwhile.
    window.addEventListener('storage', onStorage);
  }
  return cart;
};

/** Changes the cart by a rule of the core, such as `(cart) => removeLine(cart, id)`. */
export const changeCart = (change: (cart: Cart) => Cart): void => {
  cart = change(currentCart());
  try {
    localStorage.setItem(ofShop(CART_STORAGE_KEY), writeStoredCart(cart));
  } catch {
    // As above: nothing is lost but the memory of it.
  }
  notify();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useCart = (): Cart => useSyncExternalStore(subscribe, currentCart, () => EMPTY);
