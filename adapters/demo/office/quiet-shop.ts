import type { Ports, Store } from '@wondercast/core/shop';
import { createShop, type Shop } from '@wondercast/core/shop';
import type { TaxSettings } from '@wondercast/core/shop/tax/tax-settings';
import { oneByOne } from './one-by-one.ts';

/** The use cases within one transaction, at a time that is set; nobody is mailed or told. */
export interface QuietShop {
  readonly shop: Shop;
  /** What happens from now on happens then. */
  at(instant: Date): Shop;
}

/** A shop that writes into the given store only: jobs are not queued, webhooks are not told. */
export const quietShop = (ports: Ports, store: Store, tax: TaxSettings | null = null): QuietShop => {
  const quiet: Store = {
    ...store,
    jobs: { add: async () => {}, addAll: async () => {} },
    events: { publish: async () => {} },
  };
  let now = ports.now();
  const shop = createShop({
    ...ports,
    // What is set in this transaction, no process serves yet.
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
