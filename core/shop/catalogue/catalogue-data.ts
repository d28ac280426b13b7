import type { BookingRules } from '../../calendar/scheduling/booking-rules.ts';
import type { Policy } from '../policy/policy.ts';
import type { ShopSettings } from '../settings/shop-settings.ts';
import type { AddOn } from './add-on.ts';
import type { Category } from './category.ts';
import type { Experience, Review } from './experience.ts';
import type { Logo } from './logo.ts';

/** The stored catalogue at one version. */
export interface CatalogueData {
  readonly version: number;
  /** Sorted by id. */
  readonly experiences: readonly Experience[];
  /** Sorted by `order`. */
  readonly categories: readonly Category[];
  readonly addOns: readonly AddOn[];
  /** Newest first. */
  readonly reviews: readonly Review[];
  /** Sorted by `order`. */
  readonly logos: readonly Logo[];
  readonly logosEnabled: boolean;
  /** The shop's own rules of booking. */
  readonly bookingRules: BookingRules;
  /** The shop's own policy. */
  readonly policy: Policy;
  readonly settings: ShopSettings;
}
