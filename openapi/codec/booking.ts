import { bookedPolicies } from '@wondercast/core/bookings/booking/booked-policies';
import { type BookedLine, type Booking, daysOf, firstSlot } from '@wondercast/core/bookings/booking/booking';
import type { BookingFee } from '@wondercast/core/bookings/booking/fee';
import { activeUnits, lineWorth } from '@wondercast/core/bookings/booking/worth';
import { sessionId } from '@wondercast/core/calendar/scheduling/session';
import { flatTime } from '@wondercast/core/calendar/scheduling/slot';
import { currency, toAmount } from '@wondercast/core/kernel/money';
import { encodeBilling } from './billing.ts';
import { encodeBookingState } from './booking-state.ts';
import { encodeCancellation, encodeLinePolicies, encodePolicyList, encodePolicyWords } from './policy.ts';
import { encodeLineAddOn } from './quote.ts';
import { type Around, encodeSession } from './session.ts';
import { encodeSlotOf } from './slot.ts';
import { encodeBookedTax } from './taxed.ts';
import type { Wire } from './wire.ts';

const encodeLine = (line: BookedLine, isBrief: boolean): Wire<'BookedLine'> => ({
  experienceId: line.experienceId,
  selectedTier: line.selectedTier,
  quantity: line.quantity,
  cancelledUnits: line.sessions.length - activeUnits(line),
  tierPrice: toAmount(line.tierPrice),
  addOns: line.addOns.map(encodeLineAddOn),
  addOnsTotal: toAmount(line.addOnsTotal),
  // Of the units that take place; `quantity` and `slots` are of all (decision 178).
  lineTotal: toAmount(lineWorth(line)),
  headcount: line.headcount,
  slots: isBrief ? [] : line.slots.map((slot, unit) => encodeSlotOf(slot, line.sessions[unit])),
  experienceDates: isBrief ? [] : line.slots.map(({ date }) => date),
  policy: encodePolicyWords(line.policy),
  experience: line.experience && { id: line.experienceId, ...line.experience },
});

export const encodeFee = (
  { id: bookingId }: Pick<Booking, 'id'>,
  { kind, amount, reason, session, at }: BookingFee,
): Wire<'BookingFee'> => ({
  kind,
  amount: toAmount(amount),
  reason,
  sessionId: session && sessionId({ bookingId, ...session }),
  at: at.toISOString(),
});

/** What an answer lists of a booking's units, where it does not list all of them. */
interface Units {
  /** The ids of its sessions. */
  readonly listed: ReadonlySet<string>;
  readonly leftOut: number;
  readonly hasSlots: boolean;
}

const encodeUnits = (
  booking: Booking,
  around: Around,
  listed: ReadonlySet<string> | null,
): readonly Wire<'Session'>[] =>
  listed?.size === 0
    ? []
    : booking.lines.flatMap((line, at) =>
        line.sessions.flatMap((session, unit) =>
          !listed || listed.has(sessionId({ bookingId: booking.id, line: session.line, unit: session.unit }))
            ? encodeSession(booking, line, session, around, { line: at, unit })
            : [],
        ),
      );

/** The flat fields are derived from lines and slots (decision 033). */
const encode = (booking: Booking, around: Around, units: Units | null): Wire<'Booking'> => {
  const isBrief = units?.hasSlots === false;
  const items = booking.lines.map((line) => encodeLine(line, isBrief));
  const first = firstSlot(booking);
  const policies = bookedPolicies(booking);
  const { confirmed, cancelled } = encodeBookingState(booking);
  const { companyName, purchaseOrder, firstName, lastName, email, phoneNumber, specialRequests } =
    booking.customer;
  return {
    currency: currency(),
    id: booking.id,
    bookingReference: booking.reference,
    experienceId: booking.lines[0]?.experienceId ?? null,
    userId: booking.accountId,
    partner: booking.partner && { id: booking.partner.id, name: booking.partner.name },
    date: first?.date ?? null,
    time: first ? flatTime(first) : 'TBD',
    subtotal: toAmount(booking.subtotal),
    discount: booking.discount && {
      code: booking.discount.code,
      description: booking.discount.description,
      amount: toAmount(booking.discount.amount),
    },
    totalPrice: toAmount(booking.total),
    confirmed,
    paymentStatus: booking.paymentStatus,
    deliveryStatus: booking.deliveryStatus,
    stripePaymentIntentId: booking.paymentIntentId,
    createdAt: booking.createdAt.toISOString(),
    companyName,
    purchaseOrder,
    firstName,
    lastName,
    email,
    phoneNumber,
    specialRequests,
    billing: encodeBilling(booking.billing),
    tax: encodeBookedTax(booking),
    items,
    cartItems: JSON.stringify(items),
    experienceDates: isBrief ? [] : [...daysOf(booking)],
    sessions: [...encodeUnits(booking, around, units?.listed ?? null)],
    ...(units && { sessionsLeftOut: units.leftOut }),
    cancelled,
    cancellation: encodeCancellation(booking.cancellation),
    fees: booking.fees.map((fee) => encodeFee(booking, fee)),
    policy: encodePolicyList(policies),
    policies: encodeLinePolicies(policies),
    version: booking.version,
  };
};

/** A booking with all of its units. */
export const encodeBooking = (booking: Booking, around: Around): Wire<'Booking'> =>
  encode(booking, around, null);

/** Units up to which the answer to an order or a change has the whole booking. */
export const WHOLE_UNITS = 50;

/** A booking in which more than 50 units lead to a shorter answer: who needs more asks for the booking (decision 222). */
const unlessLarge = (booking: Booking, around: Around, listed: ReadonlySet<string>, hasSlots: boolean) => {
  const units = booking.lines.reduce((sum, { sessions }) => sum + sessions.length, 0);
  const shorter = { listed, leftOut: units - listed.size, hasSlots };
  return encode(booking, around, units <= WHOLE_UNITS ? null : shorter);
};

const NONE: ReadonlySet<string> = new Set();

/** A booking as the answer to the request that placed it. One of more than 50 units lists no session. */
export const encodePlaced = (booking: Booking, around: Around): Wire<'Booking'> =>
  unlessLarge(booking, around, NONE, true);

/**
 * A booking as the answer to a change of it. One of more than 50 units lists the sessions that were meant, if they are at most 50, and no
 * slots.
 */
export const encodeChanged = (
  booking: Booking,
  around: Around,
  meant: readonly string[] = [],
): Wire<'Booking'> =>
  unlessLarge(booking, around, meant.length <= WHOLE_UNITS ? new Set(meant) : NONE, false);
