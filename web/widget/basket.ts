import type { Customer } from '@wondercast/core/booking/booking';
import type { Cart } from '@wondercast/core/cart/cart';

export interface BasketState {
  readonly cart: Cart;
  /** A discount code that the shop has found valid. */
  readonly code: string | null;
  readonly customer: Customer;
}

/** What somebody is about to book. It lives as long as the page: nothing is written into the browser. */
export interface Basket {
  now(): BasketState;
  change(change: Partial<BasketState>): void;
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
    },
  };
  const listeners = new Set<() => void>();
  return {
    now: () => state,
    change: (change) => {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    watch: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
