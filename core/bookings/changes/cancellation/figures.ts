import type { CancelledBy } from '../../../calendar/scheduling/cancellation.ts';
import type { Session } from '../../../calendar/scheduling/session.ts';
import { type MinorUnits, minorUnits, plus, sum, ZERO } from '../../../kernel/money.ts';
import type { LedgerEntry } from '../../../money/payment/ledger.ts';
import { type Paid, paidAbove, refundAt } from '../../../money/payment/returns.ts';
import { cancellationCostAt, FREE_POLICY } from '../../../shop/policy/policy.ts';
import type { Booking } from '../../booking/booking.ts';
import type { SessionName } from '../../booking/place.ts';
import { type Sums, type Worth, worthWithout } from '../../booking/worth.ts';
import type { Terms } from '../terms.ts';

/** What one session costs when it is cancelled. */
export interface SessionFigures {
  readonly session: Session;
  readonly price: MinorUnits;
  readonly fee: MinorUnits;
}

/** What cancelling sessions costs. */
export interface CancelFigures {
  readonly sessions: readonly SessionFigures[];
  readonly fee: MinorUnits;
  /** How much of the received money is refunded. */
  readonly refund: MinorUnits;
  /** What the booking costs afterwards. */
  readonly owed: MinorUnits;
  /** The sums without the fees of this change. */
  readonly sums: Sums;
  /** Until when the figures are valid; null where they do not expire. */
  readonly until: Date | null;
  /** The code whose minimum order is no longer met; null where there is none. */
  readonly lostCode: string | null;
}

/** Who cancels, and the fee where the desk sets one instead of the policy's. */
type CancelTerms = Pick<Terms, 'by'> & Partial<Pick<Terms, 'fee'>>;

const soonest = (instants: readonly (Date | null)[]): Date | null =>
  instants.reduce((first, each) => (each !== null && (first === null || each < first) ? each : first), null);

const feesOf = ({ taken }: Worth, by: CancelledBy, now: Date) =>
  taken.map(({ session, line, price }) => {
    const policy = by === 'shop' ? FREE_POLICY : line.policy;
    const cost = cancellationCostAt(policy, price, session, now);
    return { session, price, fee: cost.cancellationFee, until: cost.until };
  });

/** The figures of taking out the sessions of a `Worth`. */
export const figuresOfWorth = (
  worth: Worth,
  paid: Paid,
  now: Date,
  { by, fee: named = null }: CancelTerms,
): CancelFigures => {
  const each = feesOf(worth, by, now);
  const fee = named ?? sum(each.map((one) => one.fee));
  const owed = plus(worth.sums.total, fee);
  // A fee of the desk is that of the only session; where there are several, it belongs to none of them.
  const feeOf = (usual: MinorUnits): MinorUnits =>
    named === null ? usual : each.length === 1 ? named : ZERO;
  return {
    sessions: each.map(({ session, price, fee: usual }) => ({ session, price, fee: feeOf(usual) })),
    fee,
    refund: refundAt(owed, paid),
    owed,
    sums: worth.sums,
    until: soonest(each.map(({ until }) => until)),
    lostCode: worth.lostCode,
  };
};

/**
 * What cancelling sessions of a booking costs now, by each line's policy; the shop's own cancellation is free. A fee that the desk sets
 * covers all of them.
 */
export const cancelFigures = (
  booking: Booking,
  sessions: readonly SessionName[],
  entries: readonly LedgerEntry[],
  now: Date,
  terms: CancelTerms,
): CancelFigures => figuresOfWorth(worthWithout(booking, sessions), { ...booking, entries }, now, terms);

/** The smallest fee that results in this refund; null where no fee does. */
export const feeForRefund = (
  refund: MinorUnits,
  { sums, sessions }: CancelFigures,
  paid: Paid,
): MinorUnits | null => {
  if (refund === refundAt(sums.total, paid)) return ZERO;
  const most = sum(sessions.map(({ price }) => price));
  const fee = paidAbove(paid, sums.total) - refund;
  if (fee < 0 || fee > most) return null;
  return refundAt(plus(sums.total, minorUnits(fee)), paid) === refund ? minorUnits(fee) : null;
};
