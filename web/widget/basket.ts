import type { Schema } from '@wondercast/client';
import type { Customer } from '@wondercast/core/bookings/booking/booking';
import type { Cart } from '@wondercast/core/buying/cart/cart';
import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import type { SentBilling } from '@wondercast/core/people/sent-billing';
import type { BillingDraft } from '../headless/billing-draft.ts';
import { loadCart, type StoredCart, saveCart } from './stored-cart.ts';

export interface BasketState extends StoredCart {
  readonly customer: Customer;
  /** The billing address as typed and as sent; null when it was not asked for. */
  readonly billing: {
    readonly draft: BillingDraft;
    readonly sent: SentBilling;
    /** Whether the region decides the tax and is missing. */
    readonly isLacking: boolean;
  } | null;
  /** The zone in which free times are shown; null for the visitor's own. */
  readonly zone: Zone | null;
  readonly hold: Hold | null;
  /** Times of a cart that somebody else has taken, according to the server. */
  readonly taken: { readonly units: readonly Schema<'TakenTime'>[]; readonly of: Cart } | null;
}

/** The widget element that holds times. It releases them when it is removed. */
export interface Owner {
  left: boolean;
}

/** The hold on the cart's free times, also for a while after its end. */
export interface Hold {
  readonly id: string;
  /** In milliseconds. */
  readonly until: number;
  /** Fingerprint of the held cart (`timesKey`). */
  readonly times: string;
  readonly owner: Owner;
}

/** What the visitor is about to book. It is lost with the page, unless the page allows storing the cart. */
export interface Basket {
  now(): BasketState;
  change(change: Partial<BasketState>): void;
  /** Stores cart and discount code, but no personal data, for the life of the tab, and loads what an earlier page has stored. */
  keep(name: string): void;
  /** Calls the listener on changes. Returns a function that stops it. */
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
