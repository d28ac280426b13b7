import type { BookingRules } from '../../calendar/scheduling/booking-rules.ts';
import type { MinorUnits } from '../../kernel/money.ts';
import type { Policy } from '../policy/policy.ts';
import type { TierPrices } from '../pricing/tiers.ts';
import type { TaxCategory } from '../tax/line-tax.ts';
import type { Supply } from '../tax/place.ts';
import type { Experience } from './experience.ts';

/** What a cart, a quote and a booking contain of an experience. */
export interface OfferedExperience {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly duration: string;
  readonly imageUrl: string;
  readonly prices: TierPrices;
  /** Absent in what older releases have frozen: the standard rate applies. */
  readonly taxCategory?: TaxCategory;
}

export interface OfferedAddOn {
  readonly id: number;
  readonly name: string;
  readonly price: MinorUnits;
  /** Absent where it is the same as the experience's. */
  readonly taxCategory?: TaxCategory;
}

/** How an experience is booked, and at which times. */
export type OfferedBooking = Pick<
  Experience,
  'bookingMode' | 'startGrid' | 'horizonDays' | 'leastNoticeHours'
>;

/** What the catalogue sells under an experience's id; `addOns` are the active add-ons linked to it. */
export interface Offer {
  readonly experience: OfferedExperience;
  readonly addOns: readonly OfferedAddOn[];
  /** The rules of booking for preferred times; a time must meet all of them. */
  readonly rules: readonly BookingRules[];
  /** What changes cost when it is booked now. */
  readonly policy: Policy;
  /** How it is booked. */
  readonly booking: OfferedBooking;
  /** Where it takes place. */
  readonly supply: Supply;
}
