import { bookedPolicies } from '@wondercast/core/booking/booked-policies';
import { type BookedLine, type Booking, daysOf, firstSlot } from '@wondercast/core/booking/booking';
import type { BookingFee } from '@wondercast/core/booking/fee';
import { isCancelled, isConfirmed } from '@wondercast/core/booking/states';
import { lineWorth } from '@wondercast/core/booking/worth';
import { toDollars } from '@wondercast/core/money';
import { sessionId } from '@wondercast/core/scheduling/session';
import { flatTime } from '@wondercast/core/scheduling/slot';
import { encodeCancellation, encodeLinePolicies, encodePolicyList, encodePolicyWords } from './policy.ts';
import { encodeLineAddOn } from './quote.ts';
import { type Around, encodeSession } from './session.ts';
import { encodeSlot } from './slot.ts';
import type { Wire } from './wire.ts';

const encodeLine = (line: BookedLine): Wire<'BookedLine'> => ({
  experienceId: line.experienceId,
  selectedTier: line.selectedTier,
  quantity: line.quantity,
  tierPrice: toDollars(line.tierPrice),
  addOns: line.addOns.map(encodeLineAddOn),
  addOnsTotal: toDollars(line.addOnsTotal),
  // Of the units that take place; `quantity` and `slots` are of all (decision 178).
  lineTotal: toDollars(lineWorth(line)),
  headcount: line.headcount,
  slots: line.slots.map(encodeSlot),
  experienceDates: line.slots.map(({ date }) => date),
  policy: encodePolicyWords(line.policy),
  experience: line.experience && { id: line.experienceId, ...line.experience },
});

export const encodeFee = (
  { id: bookingId }: Pick<Booking, 'id'>,
  { kind, amount, reason, session, at }: BookingFee,
): Wire<'BookingFee'> => ({
  kind,
  amount: toDollars(amount),
  reason,
  sessionId: session && sessionId({ bookingId, ...session }),
  at: at.toISOString(),
});

/** The flat fields are derived from lines and slots (decision 033). */
export const encodeBooking = (booking: Booking, around: Around): Wire<'Booking'> => {
  const items = booking.lines.map(encodeLine);
  const first = firstSlot(booking);
  const policies = bookedPolicies(booking);
  const { companyName, purchaseOrder, firstName, lastName, email, phoneNumber, specialRequests } =
    booking.customer;
  return {
    id: booking.id,
    bookingReference: booking.reference,
    experienceId: booking.lines[0]?.experienceId ?? null,
    userId: booking.accountId,
    partner: booking.partner && { id: booking.partner.id, name: booking.partner.name },
    date: first?.date ?? null,
    time: first ? flatTime(first) : 'TBD',
    subtotal: toDollars(booking.subtotal),
    discount: booking.discount && {
      code: booking.discount.code,
      description: booking.discount.description,
      amount: toDollars(booking.discount.amount),
    },
    totalPrice: toDollars(booking.total),
    confirmed: isConfirmed(booking),
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
    items,
    cartItems: JSON.stringify(items),
    experienceDates: [...daysOf(booking)],
    sessions: booking.lines.flatMap((line, at) =>
      line.sessions.map((session, unit) => encodeSession(booking, line, session, around, { line: at, unit })),
    ),
    cancelled: isCancelled(booking),
    cancellation: encodeCancellation(booking.cancellation),
    fees: booking.fees.map((fee) => encodeFee(booking, fee)),
    policy: encodePolicyList(policies),
    policies: encodeLinePolicies(policies),
    version: booking.version,
  };
};
