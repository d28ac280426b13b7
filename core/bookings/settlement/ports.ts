import type { Clock } from '../../kernel/clock.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import type { Stored } from '../../kernel/unit-of-work.ts';
import type { Payments } from '../../money/payment/ports.ts';
import type { ShopProfile } from '../../shop/settings/shop-profile.ts';
import type { AmendmentStore } from '../amendment/ports.ts';
import type { References } from '../booking/ports.ts';

/** What it takes to book what was paid for, or to change it. */
export interface SettlementStore extends AmendmentStore {}

/** What settling bookings needs of the world. */
export interface SettlementPorts extends Stored<SettlementStore>, Clock, Secrets, References {
  readonly payments: Payments;
  readonly profile: ShopProfile;
}

/** What giving money back for a change reads and writes. */
export type ReturningStore = Pick<
  SettlementStore,
  'bookings' | 'bookingChanges' | 'ledger' | 'matters' | 'attention' | 'events' | 'jobs'
>;
