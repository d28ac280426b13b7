import type { BookingRules } from '../../calendar/scheduling/booking-rules.ts';
import type { Policy } from '../policy/policy.ts';
import type { ShopSettings } from '../settings/shop-settings.ts';
import type { AddOn } from './add-on.ts';
import type { Category } from './category.ts';
import type { Experience, Review } from './experience.ts';
import type { Logo } from './logo.ts';

/** The catalogue at one version, as stored. */
export interface CatalogueData {
  readonly version: number;
  /** By id. */
  readonly experiences: readonly Experience[];
  /** By order. */
  readonly categories: readonly Category[];
  readonly addOns: readonly AddOn[];
  /** Newest first. */
  readonly reviews: readonly Review[];
  /** By order. */
  readonly logos: readonly Logo[];
  readonly logosEnabled: boolean;
  /** The shop's. */
  readonly bookingRules: BookingRules;
  /** The shop's. */
  readonly policy: Policy;
  readonly settings: ShopSettings;
}
