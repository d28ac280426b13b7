import type { Clock } from '../../kernel/clock.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import type { Stored } from '../../kernel/unit-of-work.ts';
import type { Payments } from '../../money/payment/ports.ts';
import type { ShopProfile } from '../../shop/settings/shop-profile.ts';
import type { AmendmentStore } from '../amendment/ports.ts';
import type { References } from '../booking/ports.ts';

/** What an amended or moved booking reads and writes. */
export interface RebookingStore extends AmendmentStore {}

/** What an amendment or a move needs of the world. */
export interface RebookingPorts extends Stored<RebookingStore>, Clock, Secrets, References {
  readonly payments: Payments;
  readonly profile: ShopProfile;
}
