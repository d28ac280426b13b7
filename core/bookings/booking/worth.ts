import { lessDiscount } from '../../buying/discount/discount.ts';
import type { Session } from '../../calendar/scheduling/session.ts';
import { takesPlace } from '../../calendar/scheduling/session-states.ts';
import {
  type MinorUnits,
  minorUnits,
  minus,
  percentOf,
  plus,
  shareOf,
  times,
  ZERO,
} from '../../kernel/money.ts';
import type { BookedDiscount, BookedLine, Booking } from './booking.ts';
import { feesTotal } from './fee.ts';
import { isAmong, type SessionName } from './place.ts';

/*
 * What a booking costs when sessions are taken out of it. Nothing else computes what is owed (delivery specification P5).
 */

/** What a booking costs. */
export type Sums = Pick<Booking, 'subtotal' | 'discount' | 'fees' | 'total'>;

const sumsOf = ({ subtotal, discount, fees, total }: Sums): Sums => ({ subtotal, discount, fees, total });

/** One unit of a line, before any discount. */
export const unitPriceOf = ({
  tierPrice,
  addOnsTotal,
}: Pick<BookedLine, 'tierPrice' | 'addOnsTotal'>): MinorUnits => plus(tierPrice, addOnsTotal);

/** How many units of a line take place. */
export const livingUnits = ({ sessions }: Pick<BookedLine, 'sessions'>): number =>
  sessions.filter(takesPlace).length;

/** What the units of a line that take place cost. */
export const lineWorth = (line: BookedLine): MinorUnits => times(unitPriceOf(line), livingUnits(line));

/**
 * What a discount takes off another subtotal; null once nothing is left, or its least order is no longer met (delivery A2).
 * `before` is the subtotal that it was counted on: on the same it stays what it is.
 */
export const discountAt = (
  discount: BookedDiscount | null,
  { before, after }: { readonly before: MinorUnits; readonly after: MinorUnits },
): BookedDiscount | null => {
  if (discount === null || after === ZERO) return null;
  if (after === before) return discount;
  const { terms } = discount;
  if (terms && after < terms.leastOrder) return null;
  const wanted = !terms
    ? // Without terms nobody knows what it would be on more.
      shareOf(discount.amount, after < before ? after : before, before)
    : terms.type === 'percentage'
      ? percentOf(after, terms.value)
      : minorUnits(Math.round(terms.value * 100));
  return { ...discount, amount: wanted > after ? after : wanted };
};

/** The sums of a booking at another subtotal, with the fees that it has. */
export const sumsAt = (booking: Pick<Sums, 'subtotal' | 'discount' | 'fees'>, subtotal: MinorUnits): Sums => {
  const { fees } = booking;
  const discount = discountAt(booking.discount, { before: booking.subtotal, after: subtotal });
  const total = plus(lessDiscount(subtotal, discount?.amount ?? ZERO), feesTotal(fees));
  return { subtotal, discount, fees, total };
};

/** The price of one unit, as it leaves. */
export interface TakenOut {
  readonly session: Session;
  readonly line: BookedLine;
  /** What the total sinks by; never below zero. */
  readonly price: MinorUnits;
}

/** A booking without some of its sessions. */
export interface Worth {
  /** One after another, so that the prices add up to the cent to what the total sinks by. */
  readonly taken: readonly TakenOut[];
  /** Without fees of this change. */
  readonly sums: Sums;
  /** The code whose least order is no longer met, although something is left to take it off. */
  readonly lostCode: string | null;
}

/**
 * Takes sessions out of a booking, one after another. A session's price is what the total sinks by without it. Where a discount falls
 * away the total would rise: that session is worth nothing, and so much of the discount stays that nobody owes more for less (decision
 * 152).
 */
export const worthWithout = (booking: Booking, gone: readonly SessionName[]): Worth => {
  const isGone = isAmong(gone);
  const leaving = booking.lines.flatMap((line) =>
    line.sessions
      .filter((session) => takesPlace(session) && isGone(session))
      .map((session) => ({ session, line })),
  );
  const living = booking.lines.reduce((count, line) => count + livingUnits(line), 0);
  let sums: Sums = sumsOf(booking);
  let lowest = booking.total;
  const taken = leaving.map(({ session, line }, at): TakenOut => {
    // Of imported bookings the subtotal need not be what their lines add up to.
    const isLast = at === living - 1;
    const subtotal = isLast ? ZERO : minorUnits(Math.max(0, sums.subtotal - unitPriceOf(line)));
    sums = sums.discount === null ? sumsAt(sums, subtotal) : sumsAt(booking, subtotal);
    const price = sums.total < lowest ? minus(lowest, sums.total) : ZERO;
    lowest = minus(lowest, price);
    return { session, line, price };
  });
  const isLost = booking.discount !== null && sums.discount === null && sums.subtotal > ZERO;
  const lostCode = isLost ? (booking.discount?.code ?? null) : null;
  const rise = minus(sums.total, lowest);
  if (booking.discount === null || rise <= 0) return { taken, sums, lostCode };
  const left = { ...booking.discount, amount: rise };
  return { taken, sums: { ...sums, discount: left, total: lowest }, lostCode };
};
