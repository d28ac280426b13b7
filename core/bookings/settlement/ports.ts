import type { Clock } from '../../kernel/clock.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import type { Stored } from '../../kernel/unit-of-work.ts';
import type { Payments } from '../../money/payment/ports.ts';
import type { ShopProfile } from '../../shop/settings/shop-profile.ts';
import type { References } from '../booking/ports.ts';
import type { ChangeStore } from '../changes/ports.ts';

/** What making or changing a booking for a payment reads and writes in the store. */
export interface SettlementStore extends ChangeStore {}

/** What the settlement of bookings needs from outside the core. */
export interface SettlementPorts extends Stored<SettlementStore>, Clock, Secrets, References {
  readonly payments: Payments;
  readonly profile: ShopProfile;
}
