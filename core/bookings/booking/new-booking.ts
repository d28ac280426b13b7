import type { Quote, QuotedLine, QuotedTime } from '../../buying/quote/quote.ts';
import { newSession, type Session } from '../../calendar/scheduling/session.ts';
import { agreeing } from '../../calendar/scheduling/session-changes.ts';
import { zonedSlot } from '../../calendar/scheduling/session-slot.ts';
import { ZERO } from '../../kernel/money.ts';
import type { Customer } from '../../people/customer.ts';
import { FREE_POLICY } from '../../shop/policy/policy.ts';
import { type BookedLine, type Booking, withSessions } from './booking.ts';
import { followedState } from './derived-status.ts';

/** A session at a free time, with a host who leads it. */
export interface LedUnit {
  readonly line: number;
  readonly unit: number;
  /** The host's standing link, by which people join; null where there is none. */
  readonly joinUrl: string | null;
}

/** A session at its free time: agreed where a host leads it, otherwise a preferred time. */
const atFreeTime = (session: Session, time: QuotedTime, led: LedUnit | undefined, at: Date): Session => {
  const agreed = { startsAt: new Date(time.startsAt), zone: time.zone, minutes: time.minutes };
  if (!led) return { ...session, state: 'preferred', preferences: [zonedSlot(agreed)] };
  return { ...agreeing(session, agreed, at), joinUrl: led.joinUrl, version: session.version };
};

/** One session per unit. Quotes that were stored by an earlier release have slots alone, without further preferred times. */
const sessionsOf = (
  { quantity, slots, preferences: wished = [], headcount, chosen = [], language }: QuotedLine,
  line: number,
  createdAt: Date,
  led: readonly LedUnit[],
): readonly Session[] =>
  Array.from({ length: quantity }, (_, unit) => {
    const [slot, further, time] = [slots[unit], wished[unit] ?? [], chosen[unit]];
    const preferences = further.length > 0 ? further : slot ? [slot] : [];
    const session = newSession({ line, unit }, time ? [] : preferences, headcount, null, language ?? null);
    const placed = time
      ? atFreeTime(
          session,
          time,
          led.find((each) => each.line === line && each.unit === unit),
          createdAt,
        )
      : session;
    return { ...placed, stateSince: createdAt };
  });

/** A priced line as a booking stores it: later edits of the catalogue do not change it. */
const bookedLine = (line: QuotedLine, at: number, createdAt: Date, led: readonly LedUnit[]): BookedLine =>
  withSessions(
    {
      experienceId: line.experienceId,
      experience: line.experience && {
        title: line.experience.title,
        slug: line.experience.slug,
        duration: line.experience.duration,
        imageUrl: line.experience.imageUrl,
      },
      selectedTier: line.selectedTier,
      quantity: line.quantity,
      tierPrice: line.tierPrice,
      addOns: line.addOns,
      addOnsTotal: line.addOnsTotal,
      headcount: line.headcount,
      policy: line.policy ?? FREE_POLICY,
    },
    sessionsOf(line, at, createdAt, led),
  );

type Given = Pick<
  Booking,
  | 'id'
  | 'reference'
  | 'accountId'
  | 'visitorKey'
  | 'partner'
  | 'billing'
  | 'sessionMailsOnly'
  | 'paymentStatus'
  | 'paymentIntentId'
  | 'createdAt'
>;

/** A new booking from a quote. `led` are the units at free times that have a host. */
export const newBooking = (
  given: Given,
  customer: Customer,
  quote: Quote,
  led: readonly LedUnit[] = [],
): Booking => {
  const { discount } = quote;
  const booking: Booking = {
    ...given,
    customer,
    lines: quote.lines.map((line, at) => bookedLine(line, at, given.createdAt, led)),
    subtotal: quote.subtotal,
    discount: discount && {
      code: discount.code,
      description: discount.description,
      amount: discount.amount,
      terms: discount.terms ?? null,
    },
    fees: [],
    cancellation: null,
    tax: quote.tax?.sold ?? null,
    taxAdded: quote.tax?.added ?? ZERO,
    total: quote.total,
    waived: ZERO,
    state: 'unconfirmed',
    confirmedBySessions: false,
    deliveryStatus: 'pending',
    version: 1,
  };
  return led.length > 0 ? { ...booking, ...followedState(booking) } : booking;
};
