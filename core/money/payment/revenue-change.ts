import { dayAt, type LocalDate } from '../../kernel/calendar.ts';
import { type MinorUnits, minorUnits, minus, percentOf, ZERO } from '../../kernel/money.ts';
import { askedBack, balanceOf, type LedgerEntry } from './ledger.ts';
import { isPaidFor, type PaymentStatus } from './payment-status.ts';

/**
 * What a change adds to the takings of a UTC day, beside what bookings say that are there now: those are counted on the day on which they
 * were placed, at what they cost now (decisions 197, 210).
 */
export interface RevenueChange {
  readonly bookingId: number;
  /** Whose statement it is in; null where no partner placed the booking. */
  readonly partnerId: number | null;
  /** Of a partner's booking, also once it is gone; null where no partner placed it, and of changes from before commissions. */
  readonly reference: string | null;
  /** Percent of what is paid that was promised to the partner. */
  readonly percent: number;
  readonly day: LocalDate;
  readonly bookings: number;
  /** How many were removed on this day: statements count what is left. */
  readonly removed: number;
  /** May be below zero. */
  readonly amount: MinorUnits;
  /** Of what is paid; only for a partner's statement. May be below zero. */
  readonly paid: MinorUnits;
  /** Of what has gone back; below zero where a bank turned a refund away. */
  readonly refunds: MinorUnits;
  /** Of what the partner gets. May be below zero. */
  readonly commission: MinorUnits;
}

/** What the changes of a booking say of it so far, all together. */
export type Stated = Pick<RevenueChange, 'refunds' | 'commission'>;

/** What a booking brings: what it costs, and whether that is paid. */
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
 * Keeps the day of placing as it was, and books what has changed on the day on which it changed. `after` is null where the booking is
 * removed.
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

/** The partner's share of what is paid for and still here (decision 252). Of a removed booking (`worth` null) all goes back. */
export const statedNow = (percent: number, worth: Worth | null, entries: readonly LedgerEntry[]): Stated => {
  if (worth === null) return { refunds: askedBack(entries), commission: ZERO };
  const { kept, refunded } = balanceOf(worth.total, entries);
  return { refunds: refunded, commission: percentOf(minorUnits(Math.min(paidOf(worth), kept)), percent) };
};

/** What brings a partner's statement from what it says of a booking to what is so now; belongs to the day on which that is noticed. */
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
