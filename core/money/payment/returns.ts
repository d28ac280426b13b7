import { type MinorUnits, minorUnits, sum, ZERO } from '../../kernel/money.ts';
import { countsAsGone, hasMoved, isUndecided } from './entry-status.ts';
import { askedBack, balanceOf, type LedgerEntry, refundable, statusAfter } from './ledger.ts';
import { isPaidFor, type PaymentStatus } from './payment-status.ts';

/** Begins the key of a refund that a change of its booking carries out: nobody else asks the provider for it. */
const OF_CHANGE = 'change-';

export const changeKey = (changeId: number, token: string): string => `${OF_CHANGE}${changeId}-${token}`;

/** Of what a change pays out by transfer: a booking of one version changes once. */
export const changePayoutKey = (bookingId: number, version: number): string =>
  `${OF_CHANGE}payout-${bookingId}-${version}`;

export const isOfChange = ({ key }: Pick<LedgerEntry, 'key'>, changeId: number | null = null): boolean =>
  key?.startsWith(changeId === null ? OF_CHANGE : `${OF_CHANGE}${changeId}-`) ?? false;

/** A refund of money that came by transfer: it waits until somebody has paid it out. */
export const isToBePaidOut = (entry: LedgerEntry): boolean =>
  entry.kind === 'refund' && isUndecided(entry) && entry.intentId === null;

/** Of what goes back at an instant, what is paid out by hand. */
export const paidOutAt = (entries: readonly LedgerEntry[], at: Date): MinorUnits =>
  sum(
    entries
      .filter((entry) => isToBePaidOut(entry) && entry.at.getTime() === at.getTime())
      .map(({ amount }) => amount),
  );

/** Received by transfer and still here; what is to be paid out counts as gone. */
export const offlineKept = (entries: readonly LedgerEntry[]): MinorUnits => {
  const amountOf = (wanted: (entry: LedgerEntry) => boolean) =>
    sum(entries.filter(wanted).map(({ amount }) => amount));
  const came = amountOf((entry) => entry.kind === 'offline' && hasMoved(entry));
  const gone = amountOf((entry) => entry.kind === 'refund' && countsAsGone(entry) && entry.intentId === null);
  return minorUnits(Math.max(0, came - gone));
};

/** What could go back, by card and otherwise. */
export const returnable = (entries: readonly LedgerEntry[]): MinorUnits =>
  sum([...refundable(entries).map(({ amount }) => amount), offlineKept(entries)]);

/** What is known of a booking's money. */
export interface Paid {
  readonly paymentStatus: PaymentStatus;
  readonly total: MinorUnits;
  /** Of the total: never to be paid. */
  readonly waived: MinorUnits;
  readonly entries: readonly LedgerEntry[];
}

/** What went back of a paid booking although it costs as much as before: a gift of the shop. Of a pending one it is owed again. */
export const goodwillOf = ({ paymentStatus, total, waived, entries }: Paid): MinorUnits => {
  if (!isPaidFor({ paymentStatus })) return ZERO;
  const asked = askedBack(entries);
  const missing = total - waived - (balanceOf(total, entries).received - asked);
  return minorUnits(Math.max(0, Math.min(asked, missing)));
};

/** Received, and neither asked back nor taken back by a bank. */
const keptNow = (entries: readonly LedgerEntry[]): number => {
  const { received, lost } = balanceOf(ZERO, entries);
  return received - askedBack(entries) - lost;
};

/** What a booking has paid above another price of it, gifts left out; below zero where it has paid less. May be more than is here. */
export const paidAbove = (paid: Paid, owed: MinorUnits): number =>
  keptNow(paid.entries) + goodwillOf(paid) - owed;

/**
 * What goes back once a booking costs `owed`. A gift of before is not taken off: it only leaves less that can go back, which is never
 * more than there is (decision 209).
 */
export const refundAt = (owed: MinorUnits, paid: Paid): MinorUnits => {
  const { entries } = paid;
  return minorUnits(Math.max(0, Math.min(paidAbove(paid, owed), keptNow(entries), returnable(entries))));
};

/**
 * What the ledger makes of a booking's status. What a change gives back undoes no payment, also where a gift of before leaves nothing
 * here (decision 209).
 */
export const statusBy = ({ paymentStatus, total, entries }: Omit<Paid, 'waived'>): Paid['paymentStatus'] => {
  const last = entries.findLast((entry) => entry.kind === 'refund' && countsAsGone(entry));
  if (isPaidFor({ paymentStatus }) && last && isOfChange(last)) return paymentStatus;
  return statusAfter(paymentStatus, balanceOf(total, entries));
};
