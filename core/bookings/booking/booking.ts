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

/** The experience as it was when booked; later edits and deletion leave it whole (decision 053). */
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
  /** What changes cost, as it was when booked. */
  readonly policy: Policy;
  /** Exactly one per unit, in their order. */
  readonly sessions: readonly Session[];
  /** The slot of each session: `withSessions` writes both. */
  readonly slots: readonly Slot[];
}

/** A line with its sessions, and the slots that they say. The only place where slots of a booking are made. */
export const withSessions = (
  line: Omit<BookedLine, 'sessions' | 'slots'>,
  sessions: readonly Session[],
): BookedLine => ({ ...line, sessions, slots: sessions.map(slotOf) });

/** What a code promised when it was used. */
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
  /** null for bookings of before terms were copied: the discount then shrinks in proportion. */
  readonly terms: DiscountTerms | null;
}

/** Sessions a customer has asked for at a price. */
export interface Booking {
  readonly id: number;
  /** Unique; what people see. */
  readonly reference: string;
  readonly accountId: number | null;
  /** The browser session that placed it. */
  readonly visitorKey: string | null;
  /** The partner whose site or server placed it, with name and commission of that time. */
  readonly partner: PlacingPartner | null;
  readonly customer: Customer;
  /** Whom its documents name, and whose place tax may be of; null until somebody says it. */
  readonly billing: Billing | null;
  /** Whoever sold it tells its customer of money: we mail about sessions alone, without prices. */
  readonly sessionMailsOnly: boolean;
  readonly lines: readonly BookedLine[];
  /** Of the sessions that are not cancelled. */
  readonly subtotal: MinorUnits;
  readonly discount: BookedDiscount | null;
  /** What changes have cost, oldest first. */
  readonly fees: readonly BookingFee[];
  /** Of its units, as it was when they were booked; null where the shop said no tax then. */
  readonly tax: SoldTax | null;
  /** What tax adds to subtotal − discount: of a net shop its tax; below zero where a gross shop charges none. */
  readonly taxAdded: MinorUnits;
  /** What is owed: subtotal − discount + added tax + fees (delivery specification P5). */
  readonly total: MinorUnits;
  /** Of the total, what changes cost too little to be asked for; nothing once all of it is here (decision 156). */
  readonly waived: MinorUnits;
  /** null unless its state is cancelled. */
  readonly cancellation: Cancellation | null;
  readonly state: BookingState;
  /**
   * Whether it is confirmed because each session has its time, and no longer is when one has none (decision 141). False of what an
   * administrator has confirmed, and of what is not confirmed.
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

/** The first unit's slot: what the flat wire fields `date` and `time` say (decision 033). */
export const firstSlot = (booking: Pick<Booking, 'lines'>): Slot | null => booking.lines[0]?.slots[0] ?? null;

/** The day of every unit, lines in order. */
export const daysOf = (booking: {
  readonly lines: readonly Pick<BookedLine, 'slots'>[];
}): readonly (LocalDate | null)[] => booking.lines.flatMap(({ slots }) => slots.map(({ date }) => date));

/** `WC-{id}` where a row has no reference of its own (decision 003). */
export const fallbackReference = (prefix: string, id: number): string => `${prefix}${id}`;

/** Where a mailed link shows it. */
export const bookingUrl = (publicUrl: string, reference: string, token: string): string =>
  `${publicUrl}/bookings/${reference}?token=${encodeURIComponent(token)}`;
