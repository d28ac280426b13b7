import type { DiscountType } from '../../buying/discount/code-text.ts';
import type { Cancellation } from '../../calendar/scheduling/cancellation.ts';
import type { Session } from '../../calendar/scheduling/session.ts';
import { slotOf } from '../../calendar/scheduling/session-slot.ts';
import { hasTime, takesPlace } from '../../calendar/scheduling/session-states.ts';
import type { Slot } from '../../calendar/scheduling/slot.ts';
import type { LocalDate } from '../../kernel/calendar.ts';
import type { MinorUnits } from '../../kernel/money.ts';
import type { PaymentStatus } from '../../money/payment/payment-status.ts';
import type { Billing } from '../../people/billing.ts';
import type { Customer } from '../../people/customer.ts';
import type { PlacingPartner } from '../../people/partners/partner.ts';
import type { OfferedAddOn } from '../../shop/catalogue/offer.ts';
import { DEFAULT_MINUTES, minutesOf } from '../../shop/catalogue/search.ts';
import type { Policy } from '../../shop/policy/policy.ts';
import type { Tier } from '../../shop/pricing/tiers.ts';
import type { SoldTax } from '../../shop/tax/sold-tax.ts';
import type { BookingFee } from './fee.ts';
import type { BookingState, DeliveryStatus } from './states.ts';

export type { Customer } from '../../people/customer.ts';

/** The experience as it was when booked; later edits and deletion do not change it (decision 053). */
export interface BookedExperience {
  readonly title: string;
  readonly slug: string;
  readonly duration: string;
  readonly imageUrl: string;
}

export interface BookedLine {
  readonly experienceId: number | null;
  /** null for imported rows without a snapshot (decision 041). */
  readonly experience: BookedExperience | null;
  readonly selectedTier: Tier;
  readonly quantity: number;
  readonly tierPrice: MinorUnits;
  readonly addOns: readonly OfferedAddOn[];
  readonly addOnsTotal: MinorUnits;
  readonly headcount: number | null;
  /** What changes cost: the policy as it was when booked. */
  readonly policy: Policy;
  /** Exactly one per unit, in the order of the units. */
  readonly sessions: readonly Session[];
  /** The slot of each session, derived from `sessions`: `withSessions` writes both. */
  readonly slots: readonly Slot[];
}

/** A line with its sessions and the slots that follow from them. Slots of a booking are made nowhere else. */
export const withSessions = (
  line: Omit<BookedLine, 'sessions' | 'slots'>,
  sessions: readonly Session[],
): BookedLine => ({ ...line, sessions, slots: sessions.map(slotOf) });

/** The terms of a discount code when it was redeemed. */
export interface DiscountTerms {
  readonly type: DiscountType;
  /** Percent or dollars, as `type` says. */
  readonly value: number;
  readonly leastOrder: MinorUnits;
}

export interface BookedDiscount {
  readonly code: string;
  readonly description: string | null;
  readonly amount: MinorUnits;
  /** null for bookings that were placed before terms were stored: their discount then shrinks in proportion. */
  readonly terms: DiscountTerms | null;
}

/** Sessions a customer has asked for at a price. */
export interface Booking {
  readonly id: number;
  /** Unique; the reference that people see. */
  readonly reference: string;
  readonly accountId: number | null;
  /** The browser session that placed it. */
  readonly visitorKey: string | null;
  /** The partner whose site or server placed it, with the name and the commission of that time. */
  readonly partner: PlacingPartner | null;
  readonly customer: Customer;
  /** Who is invoiced, and whose address may decide the tax; null until somebody says it. */
  readonly billing: Billing | null;
  /** Whether whoever sold it tells the customer about money. We then send only mails about sessions, without prices. */
  readonly sessionMailsOnly: boolean;
  readonly lines: readonly BookedLine[];
  /** The subtotal of the sessions that are not cancelled. */
  readonly subtotal: MinorUnits;
  readonly discount: BookedDiscount | null;
  /** The fees of changes, oldest first. */
  readonly fees: readonly BookingFee[];
  /** The tax of its units as it was when they were booked; null where the shop charged no tax then. */
  readonly tax: SoldTax | null;
  /** What tax adds to subtotal − discount: the tax of a shop with net prices; negative where a shop with gross prices charges no tax. */
  readonly taxAdded: MinorUnits;
  /** What is owed: subtotal − discount + added tax + fees. */
  readonly total: MinorUnits;
  /**
   * The part of the total that is not asked for, because changes cost less than a card may be charged; zero once all of the total is paid
   * (decision 156).
   */
  readonly waived: MinorUnits;
  /** null unless the booking is cancelled. */
  readonly cancellation: Cancellation | null;
  readonly state: BookingState;
  /**
   * Whether the booking was confirmed because each of its sessions has a time; it is unconfirmed again when one loses its time (decision
   * 141). False when an administrator has confirmed it, and while it is not confirmed.
   */
  readonly confirmedBySessions: boolean;
  readonly paymentStatus: PaymentStatus;
  readonly deliveryStatus: DeliveryStatus;
  /** Unique; the provider's intent that paid for it. */
  readonly paymentIntentId: string | null;
  readonly createdAt: Date;
  readonly version: number;
}

/** How long a session of a line lasts unless something else is agreed, in minutes. */
export const minutesOfLine = ({ experience }: Pick<BookedLine, 'experience'>): number =>
  minutesOf(experience?.duration ?? '') ?? DEFAULT_MINUTES;

/** Every session, lines in order. */
export const sessionsOf = ({ lines }: Pick<Booking, 'lines'>): readonly Session[] =>
  lines.flatMap(({ sessions }) => sessions);

/** Sessions that take place but have no agreed time yet. */
export const sessionsWithoutTime = (booking: Pick<Booking, 'lines'>): readonly Session[] =>
  sessionsOf(booking).filter((session) => takesPlace(session) && !hasTime(session));

/** The first unit's slot, which the flat fields `date` and `time` of the API show (decision 033). */
export const firstSlot = (booking: Pick<Booking, 'lines'>): Slot | null => booking.lines[0]?.slots[0] ?? null;

/** The day of every unit, lines in order. */
export const daysOf = (booking: {
  readonly lines: readonly Pick<BookedLine, 'slots'>[];
}): readonly (LocalDate | null)[] => booking.lines.flatMap(({ slots }) => slots.map(({ date }) => date));

/** The reference of a row that has none of its own: `WC-{id}` (decision 003). */
export const fallbackReference = (prefix: string, id: number): string => `${prefix}${id}`;

/** The address of the page that a mailed link opens. */
export const bookingUrl = (publicUrl: string, reference: string, token: string): string =>
  `${publicUrl}/bookings/${reference}?token=${encodeURIComponent(token)}`;
