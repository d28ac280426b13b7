import type { Customer } from '@wondercast/core/bookings/booking/booking';
import { loadCart, type StoredCart, saveCart } from './stored-cart.ts';

export interface BasketState extends StoredCart {
  readonly customer: Customer;
}

/** What the visitor is about to book. It is lost with the page, unless the page allows storing the cart. */
export interface Basket {
  now(): BasketState;
  change(change: Partial<BasketState>): void;
  /** Keeps cart and code, and nothing about anybody, as long as the tab lives: finds again what a page before this one kept. */
  keep(name: string): void;
  /** Answers how to stop. */
  watch(listener: () => void): () => void;
}

export const newBasket = (): Basket => {
  let state: BasketState = {
    cart: [],
    code: null,
    customer: {
      companyName: null,
      purchaseOrder: null,
      firstName: '',
      lastName: '',
      email: '',
      phoneNumber: '',
      specialRequests: null,
    },
  };
  const listeners = new Set<() => void>();
  let kept: string | null = null;
  return {
    now: () => state,
    change: (change) => {
      state = { ...state, ...change };
      if (kept) saveCart(kept, state);
      for (const listener of listeners) listener();
    },
    keep: (name) => {
      if (kept) return;
      kept = name;
      const found = state.cart.length === 0 ? loadCart(name) : null;
      if (!found) return;
      state = { ...state, ...found };
      for (const listener of listeners) listener();
    },
    watch: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
