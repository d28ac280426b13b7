import type { TimeHolds } from '../../calendar/staffing/ports.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Stored } from '../../kernel/unit-of-work.ts';
import type { Catalogue } from '../../shop/catalogue/ports.ts';
import type { Settings } from '../../shop/settings/registry.ts';
import type { ShopProfile } from '../../shop/settings/shop-profile.ts';
import type { DiscountCodes } from '../discount/ports.ts';
import type { LiveStaffing } from '../free-times/ports.ts';

/** What a quote reads from the store. */
export interface QuoteStore {
  readonly catalogue: Catalogue;
  readonly discountCodes: DiscountCodes;
  readonly holds: TimeHolds;
  readonly settings: Settings;
}

/** What quotes need from outside the core. */
export interface QuotePorts extends Stored<QuoteStore>, Clock {
  readonly staffing: LiveStaffing;
  readonly profile: ShopProfile;
}
