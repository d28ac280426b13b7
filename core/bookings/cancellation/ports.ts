import type { Clock } from '../../kernel/clock.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import type { Stored } from '../../kernel/unit-of-work.ts';
import type { Payments } from '../../money/payment/ports.ts';
import type { ShopProfile } from '../../shop/settings/shop-profile.ts';
import type { References } from '../booking/ports.ts';
import type { Reviews } from '../reviews/ports.ts';
import type { SettlementStore } from '../settlement/ports.ts';

/** What a cancellation reads and writes. */
export interface CancellationStore extends SettlementStore {
  readonly reviews: Reviews;
}

/** What a cancellation needs of the world. */
export interface CancellationPorts extends Stored<CancellationStore>, Clock, Secrets, References {
  readonly payments: Payments;
  readonly profile: ShopProfile;
}
