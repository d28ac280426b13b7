import { dayAt, type LocalDate } from '../../kernel/calendar.ts';
import { type MinorUnits, minorUnits, minus, percentOf, ZERO } from '../../kernel/money.ts';
import { balanceOf, type LedgerEntry, refundedOrPending } from './ledger.ts';
import { isPaidFor, type PaymentStatus } from './payment-status.ts';

/**
 * What a change adds to the revenue of a UTC day. It corrects the revenue of existing bookings, which counts each on the day on which it
 * was placed, at its present price (decisions 197, 210).
 */
export interface RevenueChange {
  readonly bookingId: number;
  /** The partner whose statement it is on; null where no partner placed the booking. */
  readonly partnerId: number | null;
  /**
   * The reference of a partner's booking, also after it is deleted; null where no partner placed it, and for changes from before
   * commissions existed.
   */
  readonly reference: string | null;
  /** The commission that the partner was promised, in percent of what is paid. */
  readonly percent: number;
  readonly day: LocalDate;
  readonly bookings: number;
  /** How many bookings were removed on this day: statements subtract them. */
  readonly removed: number;
  /** Change of the booked amount. May be negative. */
  readonly amount: MinorUnits;
  /** Change of the paid amount, for a partner's statement only. May be negative. */
  readonly paid: MinorUnits;
  /** Change of what was refunded; negative where a bank refused a refund. */
  readonly refunds: MinorUnits;
  /** Change of the partner's commission. May be negative. */
  readonly commission: MinorUnits;
}

/** The sums of all earlier changes of a booking. */
export type Stated = Pick<RevenueChange, 'refunds' | 'commission'>;

/** The revenue of a booking: its price, and whether that is paid. */
export interface Worth {
  readonly total: MinorUnits;
  readonly paymentStatus: PaymentStatus;
}

export interface Counted extends Worth {
  readonly id: number;
  readonly reference: string;
  readonly createdAt: Date;
  readonly partner: { readonly id: number; readonly commission: number } | null;
}

const paidOf = (worth: Worth): MinorUnits => (isPaidFor(worth) ? worth.total : ZERO);

const NOTHING = { bookings: 0, removed: 0, amount: ZERO, paid: ZERO, refunds: ZERO, commission: ZERO };

const nameOf = ({ id, reference, partner }: Counted) => ({
  bookingId: id,
  partnerId: partner?.id ?? null,
  reference: partner ? reference : null,
  percent: partner?.commission ?? 0,
});

/**
 * Keeps the revenue of the day of placing as it was, and books a difference on the day on which it happened. `after` is null where the
 * booking is removed.
 */
export const revenueChanges = (before: Counted, after: Worth | null, at: Date): readonly RevenueChange[] => {
  const name = nameOf(before);
  const removed = after === null ? 1 : 0;
  const amount = (after?.total ?? ZERO) - before.total;
  const paid = name.partnerId === null ? 0 : (after ? paidOf(after) : ZERO) - paidOf(before);
  const [placed, day] = [dayAt(before.createdAt, 0), dayAt(at, 0)];
  if (removed === 0 && (placed === day || (amount === 0 && paid === 0))) return [];
  return [
    {
      ...NOTHING,
      ...name,
      day: placed,
      bookings: removed,
      amount: minorUnits(-amount),
      paid: minorUnits(-paid),
    },
    { ...NOTHING, ...name, day, removed, amount: minorUnits(amount), paid: minorUnits(paid) },
  ];
};

/**
 * The partner's commission on what is paid and not refunded (decision 252). For a removed booking (`worth` null) everything is refunded.
 */
export const statedNow = (percent: number, worth: Worth | null, entries: readonly LedgerEntry[]): Stated => {
  if (worth === null) return { refunds: refundedOrPending(entries), commission: ZERO };
  const { kept, refunded } = balanceOf(worth.total, entries);
  return { refunds: refunded, commission: percentOf(minorUnits(Math.min(paidOf(worth), kept)), percent) };
};

/**
 * The difference between what a partner's statement says of a booking and the present figures; it belongs to the day on which it is
 * noticed.
 */
export const statementChanges = (
  before: Counted,
  stated: Stated,
  now: Stated,
  at: Date,
): readonly RevenueChange[] => {
  const refunds = minus(now.refunds, stated.refunds);
  const commission = minus(now.commission, stated.commission);
  if (refunds === 0 && commission === 0) return [];
  return [{ ...NOTHING, ...nameOf(before), day: dayAt(at, 0), refunds, commission }];
};
