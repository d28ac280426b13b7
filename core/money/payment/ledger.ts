import { type MinorUnits, minorUnits, minus, sum, ZERO } from '../../kernel/money.ts';
import type { Actor } from '../../people/audit/audit.ts';
import type { CardUsed } from './card-used.ts';
import { countsAsGone, type EntryStatus, hasMoved, isLostToBank } from './entry-status.ts';
import { isPaidFor, type PaymentStatus } from './payment-status.ts';

export const ENTRY_KINDS = ['intent', 'charge', 'refund', 'dispute', 'offline'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** One movement of money, or the promise of one. Amounts are never negative: the kind says which way they go. */
export interface LedgerEntry {
  readonly id: number;
  readonly at: Date;
  readonly kind: EntryKind;
  readonly status: EntryStatus;
  readonly amount: MinorUnits;
  /** null while its intent has no booking. */
  readonly bookingId: number | null;
  /** null for money that came another way. */
  readonly intentId: string | null;
  /** The provider's name for it; one entry of a kind has one name. */
  readonly providerId: string | null;
  /** Unique; names a refund that the shop asks for, so that asking again asks for no second one. */
  readonly key: string | null;
  readonly note: string | null;
  /** null when the provider reported it. */
  readonly actor: Actor | null;
  /** Of a charge, where the provider has named it; forgotten with the booking. */
  readonly card: CardUsed | null;
  /** Where its bank is: of a charge for a booking with tax, kept with the booking's documents. */
  readonly cardCountry: string | null;
}

export type NewLedgerEntry = Omit<LedgerEntry, 'id' | 'card' | 'cardCountry'> &
  Partial<Pick<LedgerEntry, 'card' | 'cardCountry'>>;

/** What a booking costs, and what was paid and returned. */
export interface Balance {
  readonly total: MinorUnits;
  /** By card and otherwise, before anything went back. */
  readonly received: MinorUnits;
  readonly refunded: MinorUnits;
  /** Taken back by banks. */
  readonly lost: MinorUnits;
  /** Received − refunded; never below zero. What a bank took back is the bank's word, and undoes no payment. */
  readonly kept: MinorUnits;
}

const totalOf = (entries: readonly LedgerEntry[], counts: (entry: LedgerEntry) => boolean): MinorUnits =>
  sum(entries.filter(counts).map(({ amount }) => amount));

/** Money that is here because of this entry. */
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

/** Taken by card and still here, by intent, newest first. What is on its way back counts as gone. */
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

/** Gone back, or on its way. */
export const askedBack = (entries: readonly LedgerEntry[]): MinorUnits =>
  totalOf(entries, (entry) => entry.kind === 'refund' && countsAsGone(entry));

/**
 * What a booking has received above what it costs. What is on its way back, or was taken back by a bank, counts as gone.
 */
export const overpaymentOf = (total: MinorUnits, entries: readonly LedgerEntry[]): MinorUnits => {
  const { received, lost } = balanceOf(total, entries);
  return minorUnits(Math.max(0, received - askedBack(entries) - lost - total));
};

/**
 * What movements make of a booking's status (decision 039): paid once all of it is here; pending again only when all of it
 * has gone back. A partial refund changes nothing.
 */
export const statusAfter = (before: PaymentStatus, { total, received, kept }: Balance): PaymentStatus => {
  // What costs nothing any longer stays paid when all of it has gone back.
  if (isPaidFor({ paymentStatus: before }))
    return received > ZERO && kept === ZERO && total > ZERO ? 'pending' : 'paid';
  // What was never paid is not paid by costing nothing any longer.
  return kept >= total && (total > ZERO || received > ZERO) ? 'paid' : 'pending';
};

/** What a booking still costs. What is paid costs nothing, also after a partial refund. */
export const openAmount = (paymentStatus: PaymentStatus, { total, kept }: Balance): MinorUnits =>
  isPaidFor({ paymentStatus }) || kept >= total ? ZERO : minus(total, kept);
