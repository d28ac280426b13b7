import { type Booking, sessionsOf } from '@wondercast/core/bookings/booking/booking';
import { takesPlace } from '@wondercast/core/calendar/scheduling/session-states';
import { hasMoved, isTurnedAway, isUndecided } from '@wondercast/core/money/payment/entry-status';
import type { LedgerEntry } from '@wondercast/core/money/payment/ledger';
import { type OwnMoney, receivedOf, returnedOf } from './own-money.ts';
import { type OwnBooking, priceOf, subtotalOf, totalOf } from './own-sums.ts';

/** A booking as the test knows it, from what was acknowledged. */
export interface Known extends OwnBooking {
  readonly money: OwnMoney;
}

/** What must be so of a booking and its money together, in words to compare. */
export const wordsOf = (known: Known): string =>
  JSON.stringify([
    known.units
      .map((unit) => `${unit.name} ${unit.tier} ${priceOf(unit)}${unit.isGone ? ' gone' : ''}`)
      .toSorted(),
    ['subtotal', subtotalOf(known)],
    ['discount', known.discount?.amount ?? 0],
    ['fees', known.fees.reduce((sum, each) => sum + each, 0)],
    ['total', totalOf(known)],
    ['received', receivedOf(known.money), 'returned', returnedOf(known.money)],
    ['to be paid out', known.money.payouts.waiting],
    ['waived', known.money.waived],
  ]);

const amountOf = (entries: readonly LedgerEntry[], counts: (entry: LedgerEntry) => boolean): number =>
  entries.filter(counts).reduce((sum, { amount }) => sum + amount, 0);

/** The same of what the shop says. */
export const wordsOfShop = (booking: Booking, entries: readonly LedgerEntry[]): string => {
  const received = amountOf(
    entries,
    (entry) => (entry.kind === 'charge' || entry.kind === 'offline') && hasMoved(entry),
  );
  const returned = amountOf(entries, (entry) => entry.kind === 'refund' && !isTurnedAway(entry));
  const waiting = amountOf(
    entries,
    (entry) => entry.kind === 'refund' && isUndecided(entry) && entry.intentId === null,
  );
  const units = booking.lines.flatMap((line) =>
    line.sessions.map(
      (session) =>
        `${session.line}-${session.unit} ${line.selectedTier} ${line.tierPrice + line.addOnsTotal}${takesPlace(session) ? '' : ' gone'}`,
    ),
  );
  return JSON.stringify([
    units.toSorted(),
    ['subtotal', booking.subtotal],
    ['discount', booking.discount?.amount ?? 0],
    ['fees', booking.fees.reduce((sum, { amount }) => sum + amount, 0)],
    ['total', booking.total],
    ['received', received, 'returned', returned],
    ['to be paid out', waiting],
    ['waived', booking.waived],
  ]);
};

/** When sessions start, as milliseconds, by name; the calendar is no money, so the shop is believed. */
export const startsOf = (booking: Booking): ReadonlyMap<string, number | null> =>
  new Map(
    sessionsOf(booking).map(({ line, unit, agreed }) => [
      `${line}-${unit}`,
      agreed?.startsAt.getTime() ?? null,
    ]),
  );

const MINUTE_MS = 60_000;

/** The start that decides what cancelling costs, by name: what was moved away from a time counts as near as it was then. */
export const cancelledAs = (booking: Booking, now: number): ReadonlyMap<string, number | null> =>
  new Map(
    sessionsOf(booking).map(({ line, unit, agreed, noticeMinutes }) => {
      const starts = [
        ...(agreed ? [agreed.startsAt.getTime()] : []),
        ...(noticeMinutes === null ? [] : [now + noticeMinutes * MINUTE_MS]),
      ];
      return [`${line}-${unit}`, starts.length > 0 ? Math.min(...starts) : null];
    }),
  );
