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

/** What an answer lists of a booking's units: all of them, or these sessions alone. */
interface Units {
  readonly isListed: (id: string) => boolean;
  readonly leftOut: number;
}

const encodeUnits = (
  booking: Booking,
  around: Around,
  isListed: ((id: string) => boolean) | null,
): readonly Wire<'Session'>[] =>
  booking.lines.flatMap((line, at) =>
    line.sessions.flatMap((session, unit) =>
      isListed === null || isListed(sessionId({ bookingId: booking.id, ...session }))
        ? encodeSession(booking, line, session, around, { line: at, unit })
        : [],
    ),
  );

/** The flat fields are derived from lines and slots (decision 033). */
const encode = (booking: Booking, around: Around, units: Units | null): Wire<'Booking'> => {
  const items = booking.lines.map((line) => encodeLine(line, units !== null));
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
    experienceDates: units ? [] : [...daysOf(booking)],
    sessions: [...encodeUnits(booking, around, units?.isListed ?? null)],
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

/** Units up to which an answer to a change has the whole booking. */
export const WHOLE_UNITS = 50;

/**
 * A booking as the answer to a change of it. One of more than 50 units lists the sessions that were meant, if they are at most 50, no
 * slots, and how many sessions are left out: who needs them asks for the booking (decision 222).
 */
export const encodeChanged = (
  booking: Booking,
  around: Around,
  meant: readonly string[] = [],
): Wire<'Booking'> => {
  const units = booking.lines.reduce((sum, { sessions }) => sum + sessions.length, 0);
  if (units <= WHOLE_UNITS) return encodeBooking(booking, around);
  const listed = new Set(meant.length <= WHOLE_UNITS ? meant : []);
  return encode(booking, around, { isListed: (id) => listed.has(id), leftOut: units - listed.size });
};
