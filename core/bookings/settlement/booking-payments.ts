import type { MinorUnits } from '../../kernel/money.ts';
import type { CardUsed } from '../../money/payment/card-used.ts';
import { hasMoved, isUndecided } from '../../money/payment/entry-status.ts';
import { balanceOf, type EntryKind, type LedgerEntry, openAmount } from '../../money/payment/ledger.ts';
import { withoutUndoneMarks } from '../../money/payment/marks.ts';
import type { Booking } from '../booking/booking.ts';
import type { ChangeKind } from '../booking/booking-change.ts';

/** A payment or refund, as the booking's owner sees it: without names and notes. */
export interface Movement {
  readonly at: Date;
  readonly kind: 'charge' | 'offline' | 'refund';
  /** pending: under way. */
  readonly status: 'pending' | 'succeeded';
  readonly amount: MinorUnits;
  readonly card: CardUsed | null;
}

/** The payment that must be made before a change is made. */
export interface WaitingChange {
  readonly kind: ChangeKind;
  readonly amount: MinorUnits;
  /** If it is not paid by then, nothing changes; null where it does not lapse. */
  readonly expiresAt: Date | null;
}

/** The payments of a booking, as its owner sees them. */
export interface BookingPayments {
  readonly received: MinorUnits;
  readonly refunded: MinorUnits;
  /** What is still to be paid. */
  readonly open: MinorUnits;
  /** Oldest first. */
  readonly movements: readonly Movement[];
  /** The change that is made once it is paid; null when none waits. */
  readonly waiting: WaitingChange | null;
}

const isShown = (kind: EntryKind): kind is Movement['kind'] =>
  kind === 'charge' || kind === 'offline' || kind === 'refund';

const movementOf = (entry: LedgerEntry): readonly Movement[] => {
  const { at, kind, amount, card } = entry;
  if (!isShown(kind) || !(isUndecided(entry) || hasMoved(entry))) return [];
  return [{ at, kind, status: isUndecided(entry) ? 'pending' : 'succeeded', amount, card }];
};

export const paymentsFor = (
  booking: Booking,
  entries: readonly LedgerEntry[],
  waiting: WaitingChange | null,
): BookingPayments => {
  const real = withoutUndoneMarks(entries);
  const balance = balanceOf(booking.total, real);
  return {
    received: balance.received,
    refunded: balance.refunded,
    open: openAmount(booking.paymentStatus, balance),
    movements: real.flatMap(movementOf),
    waiting,
  };
};
