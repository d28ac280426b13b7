import { type MinorUnits, minorUnits, minus, sum, ZERO } from '../../kernel/money.ts';
import type { Actor } from '../../people/audit/audit.ts';
import type { CardUsed } from './card-used.ts';
import { countsAsGone, type EntryStatus, hasMoved, isLostToBank } from './entry-status.ts';
import { isPaidFor, type PaymentStatus } from './payment-status.ts';

export const ENTRY_KINDS = ['intent', 'charge', 'refund', 'dispute', 'offline'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** One movement of money, or the promise of one. Amounts are never negative: the kind gives the direction. */
export interface LedgerEntry {
  readonly id: number;
  readonly at: Date;
  readonly kind: EntryKind;
  readonly status: EntryStatus;
  readonly amount: MinorUnits;
  /** null while its intent has no booking. */
  readonly bookingId: number | null;
  /** null for money that came another way than by card. */
  readonly intentId: string | null;
  /** The provider's id for it; unique among entries of one kind. */
  readonly providerId: string | null;
  /** The idempotency key of a refund that the shop asks for: asking again under it makes no second refund. Unique. */
  readonly key: string | null;
  readonly note: string | null;
  /** null when the provider reported it. */
  readonly actor: Actor | null;
  /** The card of a charge, where the provider has told it; deleted with the booking. */
  readonly card: CardUsed | null;
  /** The country of the card's bank, for a charge of a booking with tax; kept as long as the booking's documents. */
  readonly cardCountry: string | null;
}

export type NewLedgerEntry = Omit<LedgerEntry, 'id' | 'card' | 'cardCountry'> &
  Partial<Pick<LedgerEntry, 'card' | 'cardCountry'>>;

/** What a booking costs, and what was paid and returned. */
export interface Balance {
  readonly total: MinorUnits;
  /** All that was received, by card and otherwise, before any refund. */
  readonly received: MinorUnits;
  readonly refunded: MinorUnits;
  /** What banks have taken back. */
  readonly lost: MinorUnits;
  /** Received − refunded; never negative. What a bank took back is not subtracted, because a dispute does not undo the payment. */
  readonly kept: MinorUnits;
}

const totalOf = (entries: readonly LedgerEntry[], counts: (entry: LedgerEntry) => boolean): MinorUnits =>
  sum(entries.filter(counts).map(({ amount }) => amount));

/** Whether the shop has received money by this entry. */
export const isReceived = (entry: Pick<LedgerEntry, 'kind' | 'status'>): boolean =>
  (entry.kind === 'charge' || entry.kind === 'offline') && hasMoved(entry);

export const balanceOf = (total: MinorUnits, entries: readonly LedgerEntry[]): Balance => {
  const done = (kind: EntryKind) => totalOf(entries, (entry) => entry.kind === kind && hasMoved(entry));
  const received = totalOf(entries, isReceived);
  const refunded = done('refund');
  const lost = totalOf(entries, (entry) => entry.kind === 'dispute' && isLostToBank(entry));
  return {
    total,
    received,
    refunded,
    lost,
    kept: refunded > received ? ZERO : minus(received, refunded),
  };
};

/** How much each intent can still refund by card, newest first. A refund that is under way counts as gone. */
export const refundable = (
  entries: readonly LedgerEntry[],
): readonly { readonly intentId: string; readonly amount: MinorUnits }[] =>
  entries
    .filter((entry) => entry.kind === 'charge' && hasMoved(entry))
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .flatMap(({ intentId, amount }) => {
      const gone = totalOf(
        entries,
        (entry) =>
          entry.intentId === intentId &&
          (entry.kind === 'refund' || entry.kind === 'dispute') &&
          countsAsGone(entry),
      );
      return intentId !== null && gone < amount ? [{ intentId, amount: minus(amount, gone) }] : [];
    });

/** Refunds that were made or are under way. */
export const refundedOrPending = (entries: readonly LedgerEntry[]): MinorUnits =>
  totalOf(entries, (entry) => entry.kind === 'refund' && countsAsGone(entry));

/** How much more a booking has received than it costs. Refunds that are under way, and what a bank has taken back, count as gone. */
export const overpaymentOf = (total: MinorUnits, entries: readonly LedgerEntry[]): MinorUnits => {
  const { received, lost } = balanceOf(total, entries);
  return minorUnits(Math.max(0, received - refundedOrPending(entries) - lost - total));
};

/**
 * The payment status that follows from a booking's money (decision 039): paid once everything was received; pending again only when
 * everything was refunded. A partial refund changes nothing.
 */
export const statusAfter = (before: PaymentStatus, { total, received, kept }: Balance): PaymentStatus => {
  // A paid booking that no longer costs anything stays paid when everything was refunded.
  if (isPaidFor({ paymentStatus: before }))
    return received > ZERO && kept === ZERO && total > ZERO ? 'pending' : 'paid';
  // A booking that was never paid does not become paid when it no longer costs anything.
  return kept >= total && (total > ZERO || received > ZERO) ? 'paid' : 'pending';
};

/** The amount that is still to be paid. A paid booking has none, also after a partial refund. */
export const openAmount = (paymentStatus: PaymentStatus, { total, kept }: Balance): MinorUnits =>
  isPaidFor({ paymentStatus }) || kept >= total ? ZERO : minus(total, kept);
