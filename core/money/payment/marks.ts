import { type MinorUnits, minorUnits, minus, sum } from '../../kernel/money.ts';
import { hasMoved } from './entry-status.ts';
import type { LedgerEntry } from './ledger.ts';
import { offlineKept } from './returns.ts';

/** What setting a booking to "paid" writes into its ledger, and what "pending" takes out again (decision 093). */
export const MARKED_PAID = 'Marked as paid';
export const MARKED_PENDING = 'Marked as pending';

/** Begins the key of an entry that a mark wrote: no request has such a key. */
const OF_MARK = 'mark-';

/** Each mark raises the version of its booking. */
export const markKey = (bookingId: number, version: number): string => `${OF_MARK}${bookingId}-${version}`;

/** Marks of before they had a key are known by their note; a payment that somebody recorded has a key since then. */
const isMarked = ({ key, note, intentId }: LedgerEntry, noteOfMark: string): boolean =>
  intentId === null && (key === null ? note === noteOfMark : key.startsWith(OF_MARK));

const isMark = (entry: LedgerEntry): boolean => entry.kind === 'offline' && isMarked(entry, MARKED_PAID);

const isUndoing = (entry: LedgerEntry): boolean =>
  entry.kind === 'refund' && hasMoved(entry) && isMarked(entry, MARKED_PENDING);

const amountOf = (entries: readonly LedgerEntry[]): MinorUnits => sum(entries.map(({ amount }) => amount));

/** What marks wrote and nothing has taken back, as far as it is still here. */
export const markedKept = (entries: readonly LedgerEntry[]): MinorUnits => {
  const marked = minus(amountOf(entries.filter(isMark)), amountOf(entries.filter(isUndoing)));
  return minorUnits(Math.max(0, Math.min(marked, offlineKept(entries))));
};

/** The money of a booking without marks that were taken back: no money came or went by them. Oldest first. */
export const withoutUndoneMarks = (entries: readonly LedgerEntry[]): readonly LedgerEntry[] => {
  let undone: number = amountOf(entries.filter(isUndoing));
  return entries.flatMap((entry) => {
    if (isUndoing(entry)) return [];
    if (!isMark(entry)) return [entry];
    const amount = minorUnits(entry.amount - Math.min(undone, entry.amount));
    undone -= entry.amount - amount;
    return amount === 0 ? [] : [{ ...entry, amount }];
  });
};
