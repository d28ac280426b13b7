import { lessDiscount } from '../../buying/discount/discount.ts';
import type { Session } from '../../calendar/scheduling/session.ts';
import { takesPlace } from '../../calendar/scheduling/session-states.ts';
import {
  type MinorUnits,
  minorUnits,
  minus,
  moneyStep,
  percentOf,
  plus,
  shareOf,
  times,
  toMinorUnits,
  ZERO,
} from '../../kernel/money.ts';
import { addedTax, type SoldTax, type Tally, tallyUnits } from '../../shop/tax/sold-tax.ts';
import type { BookedDiscount, BookedLine, Booking } from './booking.ts';
import { feesTotal } from './fee.ts';
import { isAmong, type SessionName } from './place.ts';

/* What a booking costs when sessions are taken out of it. Nothing else computes what is owed. */

/** What a booking costs. */
export type Sums = Pick<Booking, 'subtotal' | 'discount' | 'taxAdded' | 'fees' | 'total'>;

const sumsOf = ({ subtotal, discount, taxAdded, fees, total }: Sums): Sums => ({
  subtotal,
  discount,
  taxAdded,
  fees,
  total,
});

/** The price of one unit of a line, before any discount. */
export const unitPriceOf = ({
  tierPrice,
  addOnsTotal,
}: Pick<BookedLine, 'tierPrice' | 'addOnsTotal'>): MinorUnits => plus(tierPrice, addOnsTotal);

/** How many units of a line take place. */
export const activeUnits = ({ sessions }: Pick<BookedLine, 'sessions'>): number =>
  sessions.filter(takesPlace).length;

/** What the units of a line that take place cost. */
export const lineWorth = (line: BookedLine): MinorUnits => times(unitPriceOf(line), activeUnits(line));

/**
 * The discount at another subtotal; null once nothing is left, or when the code's minimum order is no longer met. `before` is the subtotal
 * that it was computed for: at the same subtotal it stays unchanged.
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
    ? // Without terms it is unknown how large the discount would be on a larger subtotal.
      shareOf(discount.amount, after < before ? after : before, before)
    : terms.type === 'percentage'
      ? percentOf(after, terms.value)
      : toMinorUnits(terms.value);
  return { ...discount, amount: wanted > after ? after : wanted };
};

/** Units by their tax rates, as they were booked; null where the booking has no tax. */
export interface Taxed {
  readonly sold: SoldTax;
  readonly tally: ReadonlyMap<number, MinorUnits>;
}

/** The units of a booking that take place, by their rates. */
export const taxedUnits = ({ tax: sold, lines }: Pick<Booking, 'tax' | 'lines'>): Taxed | null => {
  if (!sold) return null;
  const tally: Tally = new Map();
  for (const [at, line] of lines.entries())
    for (const session of line.sessions)
      if (takesPlace(session)) tallyUnits(tally, sold, at, session, line, 1);
  return { sold, tally };
};

const sumsWith = (
  subtotal: MinorUnits,
  discount: BookedDiscount | null,
  fees: Booking['fees'],
  taxed: Taxed | null,
): Sums => {
  const off = discount?.amount ?? ZERO;
  const taxAdded = taxed ? addedTax(taxed.sold, taxed.tally, off) : ZERO;
  const total = plus(plus(lessDiscount(subtotal, off), taxAdded), feesTotal(fees));
  return { subtotal, discount, taxAdded, fees, total };
};

/** The sums of a booking at another subtotal, with its present fees; `taxed` are its units at that subtotal. */
export const sumsAt = (
  booking: Pick<Sums, 'subtotal' | 'discount' | 'fees'>,
  subtotal: MinorUnits,
  taxed: Taxed | null,
): Sums => {
  const discount = discountAt(booking.discount, { before: booking.subtotal, after: subtotal });
  return sumsWith(subtotal, discount, booking.fees, taxed);
};

/** The smallest discount at which a booking costs at most `most`. It is found by bisection, because the tax depends on what is left. */
const discountDownTo = (
  most: MinorUnits,
  sums: Sums,
  taxed: Taxed | null,
  discount: BookedDiscount,
): Sums => {
  const at = (amount: number): Sums =>
    sumsWith(sums.subtotal, { ...discount, amount: minorUnits(amount) }, sums.fees, taxed);
  const step = moneyStep();
  let [least, enough] = [0, Math.ceil(sums.subtotal / step)];
  while (least < enough) {
    const middle = Math.floor((least + enough) / 2);
    if (at(middle * step).total <= most) enough = middle;
    else least = middle + 1;
  }
  return at(Math.min(enough * step, sums.subtotal));
};

/** A unit that is taken out, with its price. */
export interface TakenOut {
  readonly session: Session;
  readonly line: BookedLine;
  /** How much the total falls; never negative. */
  readonly price: MinorUnits;
}

/** A booking without some of its sessions. */
export interface Worth {
  /** In the order in which they are taken out: their prices add up, to the cent, to the fall of the total. */
  readonly taken: readonly TakenOut[];
  /** The sums without the fees of this change. */
  readonly sums: Sums;
  /** The code whose minimum order is no longer met, although a subtotal is left; null where there is none. */
  readonly lostCode: string | null;
}

/**
 * Takes sessions out of a booking, one after another. The price of a session is how much the total falls without it. Where a discount is
 * lost, the total could rise: that session's price is then zero, and enough of the discount stays that nobody owes more for less (decision
 * 152).
 */
export const worthWithout = (booking: Booking, gone: readonly SessionName[]): Worth => {
  const isGone = isAmong(gone);
  const leaving = booking.lines.flatMap((line) =>
    line.sessions
      .filter((session) => takesPlace(session) && isGone(session))
      .map((session) => ({ session, line })),
  );
  const living = booking.lines.reduce((count, line) => count + activeUnits(line), 0);
  const taxed = taxedUnits(booking);
  const tally: Tally = new Map(taxed?.tally);
  const rest = taxed && { ...taxed, tally };
  let sums: Sums = sumsOf(booking);
  let lowest = booking.total;
  const places = new Map(booking.lines.map((line, at) => [line, at]));
  const taken = leaving.map(({ session, line }, at): TakenOut => {
    // The subtotal of an imported booking may differ from the sum of its lines.
    const isLast = at === living - 1;
    const subtotal = isLast ? ZERO : minorUnits(Math.max(0, sums.subtotal - unitPriceOf(line)));
    if (taxed) tallyUnits(tally, taxed.sold, places.get(line) ?? 0, session, line, -1);
    sums = sumsAt(sums.discount === null ? sums : booking, subtotal, rest);
    const price = sums.total < lowest ? minus(lowest, sums.total) : ZERO;
    lowest = minus(lowest, price);
    return { session, line, price };
  });
  const isLost = booking.discount !== null && sums.discount === null && sums.subtotal > ZERO;
  const lostCode = isLost ? (booking.discount?.code ?? null) : null;
  const rise = minus(sums.total, lowest);
  if (booking.discount === null || rise <= 0) return { taken, sums, lostCode };
  const left = discountDownTo(lowest, sums, rest, booking.discount);
  // Because tax is rounded, no discount may give exactly the target total: the last session gets the difference.
  const less = minus(lowest, left.total);
  const last = taken.at(-1);
  const exact =
    last && less > 0 ? [...taken.slice(0, -1), { ...last, price: plus(last.price, less) }] : taken;
  return { taken: exact, sums: left, lostCode };
};
