import { CART_STORAGE_KEY } from '@wondercast/core/buying/cart/storage-key';
import { useSyncExternalStore } from 'react';
import { ofShop } from './of-shop.ts';

/*
 * How many lines the cart has, for pages that show nothing else of it: reading whole carts is no part of the first load. What the cart's
 * store says, once it is there, holds.
 */

let count: number | null = null;
const listeners = new Set<() => void>();

const storedCount = (): number => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(ofShop(CART_STORAGE_KEY)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((line) => line?.experience?.id).length : 0;
  } catch {
    return 0;
  }
};

const current = (): number => {
  count ??= storedCount();
  return count;
};

export const setCartCount = (now: number | null): void => {
  count = now;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  const onStorage = () => setCartCount(null);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
};

export const useCartCount = (): number => useSyncExternalStore(subscribe, current, () => 0);
