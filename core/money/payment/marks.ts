import { type MinorUnits, minorUnits, minus, sum } from '../../kernel/money.ts';
import { hasMoved } from './entry-status.ts';
import type { LedgerEntry } from './ledger.ts';
import { offlineKept } from './returns.ts';

/** The notes that setting a booking to "paid" writes into its ledger, and setting it to "pending" when it undoes that (decision 093). */
export const MARKED_PAID = 'Marked as paid';
export const MARKED_PENDING = 'Marked as pending';

/** Prefix of the key of an entry that such a mark wrote: no request has a key with it. */
const OF_MARK = 'mark-';

/** The key of a mark. Each mark raises the version of its booking, so it is unique. */
export const markKey = (bookingId: number, version: number): string => `${OF_MARK}${bookingId}-${version}`;

/** Marks from before they had a key are recognized by their note; every payment that somebody recorded since then has a key. */
const isMarked = ({ key, note, intentId }: LedgerEntry, noteOfMark: string): boolean =>
  intentId === null && (key === null ? note === noteOfMark : key.startsWith(OF_MARK));

const isMark = (entry: LedgerEntry): boolean => entry.kind === 'offline' && isMarked(entry, MARKED_PAID);

const isUndoing = (entry: LedgerEntry): boolean =>
  entry.kind === 'refund' && hasMoved(entry) && isMarked(entry, MARKED_PENDING);

const amountOf = (entries: readonly LedgerEntry[]): MinorUnits => sum(entries.map(({ amount }) => amount));

/** What marks have written and no mark has undone, as far as it was not refunded. */
export const markedKept = (entries: readonly LedgerEntry[]): MinorUnits => {
  const marked = minus(amountOf(entries.filter(isMark)), amountOf(entries.filter(isUndoing)));
  return minorUnits(Math.max(0, Math.min(marked, offlineKept(entries))));
};

/** The ledger entries of a booking without marks that were undone, because no money moved by them. Oldest first. */
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
