import type { SignedIn } from '@wondercast/core/people/caller';
import type { Ports, Store } from '@wondercast/core/shop';
import type { QuietShop } from './quiet-shop.ts';

/** What is needed to place the demo's bookings and to carry them on. */
export interface Around {
  readonly at: QuietShop['at'];
  readonly desk: SignedIn;
  readonly ports: Ports;
  readonly store: Store;
  readonly now: Date;
}
