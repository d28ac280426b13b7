import type { LiveStaffing } from '../../buying/free-times/ports.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Stored } from '../../kernel/unit-of-work.ts';
import type { Payments } from '../../money/payment/ports.ts';
import type { Answers } from '../../people/answers.ts';
import type { ShopProfile } from '../../shop/settings/shop-profile.ts';
import type { References } from '../booking/ports.ts';
import type { SettlementStore } from '../settlement/ports.ts';

/** What placing a booking reads and writes in the store, including answers by idempotency key. */
export interface CheckoutStore extends SettlementStore {
  readonly answers: Answers;
}

/** What a checkout needs from outside the core. */
export interface CheckoutPorts extends Stored<CheckoutStore>, Clock, References {
  readonly staffing: LiveStaffing;
  readonly payments: Payments;
  readonly profile: ShopProfile;
}
