import type { Schema } from '@wondercast/client';
import type { Customer } from '@wondercast/core/bookings/booking/booking';
import type { Cart } from '@wondercast/core/buying/cart/cart';
import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import type { SentBilling } from '@wondercast/core/people/sent-billing';
import type { BillingDraft } from '../headless/billing-draft.ts';
import { loadCart, type StoredCart, saveCart } from './stored-cart.ts';

export interface BasketState extends StoredCart {
  readonly customer: Customer;
  /** Who is invoiced, as it is typed and as it is sent; null while nobody was asked. */
  readonly billing: {
    readonly draft: BillingDraft;
    readonly sent: SentBilling;
    /** Its region decides the tax, and nobody has said it. */
    readonly isLacking: boolean;
  } | null;
  /** Whose clocks free times are shown by; null is the visitor's own. */
  readonly zone: Zone | null;
  readonly hold: Hold | null;
  /** Times of a cart that somebody else has, as the shop said it. */
  readonly taken: { readonly units: readonly Schema<'TakenTime'>[]; readonly of: Cart } | null;
}

/** The widget in which times are held. It lets go of them when it goes. */
export interface Owner {
  left: boolean;
}

/** The free times of the cart that are kept, also for a while after their end. */
export interface Hold {
  readonly id: string;
  /** In milliseconds. */
  readonly until: number;
  /** Of which cart, by `timesKey`. */
  readonly times: string;
  readonly owner: Owner;
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
    zone: null,
    hold: null,
    taken: null,
    billing: null,
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
