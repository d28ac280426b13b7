import type { Quote, QuotedLine } from '../../buying/quote/quote.ts';
import { newSession, type Session } from '../../calendar/scheduling/session.ts';
import { ZERO } from '../../kernel/money.ts';
import type { Customer } from '../../people/customer.ts';
import { FREE_POLICY } from '../../shop/policy/policy.ts';
import { type BookedLine, type Booking, withSessions } from './booking.ts';

/** One for each unit. A quote that was stored before there were further times has slots alone. */
const sessionsOf = (
  { quantity, slots, preferences: wished = [], headcount }: QuotedLine,
  line: number,
  createdAt: Date,
): readonly Session[] =>
  Array.from({ length: quantity }, (_, unit) => {
    const [slot, further] = [slots[unit], wished[unit] ?? []];
    const preferences = further.length > 0 ? further : slot ? [slot] : [];
    return { ...newSession({ line, unit }, preferences, headcount), stateSince: createdAt };
  });

/** A priced line as a booking stores it: later edits of the catalogue do not change it. */
const bookedLine = (line: QuotedLine, at: number, createdAt: Date): BookedLine =>
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
    sessionsOf(line, at, createdAt),
  );

type Given = Pick<
  Booking,
  | 'id'
  | 'reference'
  | 'accountId'
  | 'visitorKey'
  | 'partner'
  | 'paymentStatus'
  | 'paymentIntentId'
  | 'createdAt'
>;

/** What a customer has asked for, at a quote. */
export const newBooking = (given: Given, customer: Customer, quote: Quote): Booking => {
  const { discount } = quote;
  return {
    ...given,
    customer,
    lines: quote.lines.map((line, at) => bookedLine(line, at, given.createdAt)),
    subtotal: quote.subtotal,
    discount: discount && {
      code: discount.code,
      description: discount.description,
      amount: discount.amount,
      terms: discount.terms ?? null,
    },
    fees: [],
    cancellation: null,
    total: quote.total,
    waived: ZERO,
    state: 'unconfirmed',
    confirmedBySessions: false,
    deliveryStatus: 'pending',
    version: 1,
  };
};
