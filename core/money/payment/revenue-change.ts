import { dayAt, type LocalDate } from '../../kernel/calendar.ts';
import { type MinorUnits, minorUnits, ZERO } from '../../kernel/money.ts';
import { isPaidFor, type PaymentStatus } from './payment-status.ts';

/**
 * What a change adds to the takings of a UTC day, beside what bookings say that are there now: those are counted on the day on which they
 * were placed, at what they cost now (decisions 197, 210).
 */
export interface RevenueChange {
  readonly bookingId: number;
  /** Whose statement it is in; null where no partner placed the booking. */
  readonly partnerId: number | null;
  readonly day: LocalDate;
  readonly bookings: number;
  /** How many were removed on this day: statements count what is left. */
  readonly removed: number;
  /** May be below zero. */
  readonly amount: MinorUnits;
  /** Of what is paid; only for a partner's statement. May be below zero. */
  readonly paid: MinorUnits;
}

/** What a booking brings: what it costs, and whether that is paid. */
export interface Worth {
  readonly total: MinorUnits;
  readonly paymentStatus: PaymentStatus;
}

export interface Counted extends Worth {
  readonly id: number;
  readonly createdAt: Date;
  readonly partner: { readonly id: number } | null;
}

const paidOf = (worth: Worth): MinorUnits => (isPaidFor(worth) ? worth.total : ZERO);

/**
 * Keeps the day of placing as it was, and books what has changed on the day on which it changed. `after` is null where the booking is
 * removed.
 */
export const revenueChanges = (before: Counted, after: Worth | null, at: Date): readonly RevenueChange[] => {
  const partnerId = before.partner?.id ?? null;
  const removed = after === null ? 1 : 0;
  const amount = (after?.total ?? ZERO) - before.total;
  const paid = partnerId === null ? 0 : (after ? paidOf(after) : ZERO) - paidOf(before);
  const [placed, day] = [dayAt(before.createdAt, 0), dayAt(at, 0)];
  if (removed === 0 && (placed === day || (amount === 0 && paid === 0))) return [];
  const common = { bookingId: before.id, partnerId };
  return [
    {
      ...common,
      day: placed,
      bookings: removed,
      removed: 0,
      amount: minorUnits(-amount),
      paid: minorUnits(-paid),
    },
    { ...common, day, bookings: 0, removed, amount: minorUnits(amount), paid: minorUnits(paid) },
  ];
};
