import { CART_STORAGE_KEY } from '@wondercast/core/buying/cart/storage-key';
import { useSyncExternalStore } from 'react';
import { ofShop } from './of-shop.ts';

/*
 * The number of lines in the cart, for pages that show nothing else of it: parsing carts is not part of the first load. Once the
 * cart's store is loaded, its value counts.
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
