import type { Ports, Store } from '@wondercast/core/shop';
import { createShop, type Shop } from '@wondercast/core/shop';
import type { TaxSettings } from '@wondercast/core/shop/tax/tax-settings';
import { oneByOne } from './one-by-one.ts';

/** Use cases within one transaction at a chosen time, without mails or webhooks. */
export interface QuietShop {
  readonly shop: Shop;
  /** The shop as if the current time were this instant. */
  at(instant: Date): Shop;
}

/** A shop that only writes into the given store: jobs are not queued and webhooks are not sent. */
export const quietShop = (ports: Ports, store: Store, tax: TaxSettings | null = null): QuietShop => {
  const quiet: Store = {
    ...store,
    jobs: { add: async () => {}, addAll: async () => {} },
    events: { publish: async () => {} },
  };
  let now = ports.now();
  const shop = createShop({
    ...ports,
    // Settings written in this transaction are not served by any process yet, so they are given here.
    profile: { ...ports.profile, tax },
    unitOfWork: (work) => work(quiet),
    read: oneByOne(quiet),
    now: () => now,
  });
  return {
    shop,
    at: (instant) => {
      now = instant;
      return shop;
    },
  };
};
