import type { Cart } from '@wondercast/core/buying/cart/cart';
import { CART_STORAGE_KEY } from '@wondercast/core/buying/cart/storage-key';
import { readStoredCart, writeStoredCart } from '@wondercast/core/buying/cart/stored-cart';
import { useSyncExternalStore } from 'react';
import { setCartCount } from './cart-count.ts';
import { ofShop } from './of-shop.ts';

/** The visitor's cart: stored in the browser under `cart`, shared by all tabs, empty on the server. */

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
    // Storage may be blocked; then the cart lives as long as the page.
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
    // Listens for the life of the page, so that what another tab adds is not lost by a change made here.
    window.addEventListener('storage', onStorage);
  }
  return cart;
};

/** Changes the cart by a function of the core, such as `(cart) => removeLine(cart, id)`. */
export const changeCart = (change: (cart: Cart) => Cart): void => {
  cart = change(currentCart());
  try {
    localStorage.setItem(ofShop(CART_STORAGE_KEY), writeStoredCart(cart));
  } catch {
    // Without storage, only the cart's persistence is lost.
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
