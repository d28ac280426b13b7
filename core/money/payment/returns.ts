import { type MinorUnits, minorUnits, sum, ZERO } from '../../kernel/money.ts';
import { countsAsGone, hasMoved, isUndecided } from './entry-status.ts';
import { balanceOf, type LedgerEntry, refundable, refundedOrPending, statusAfter } from './ledger.ts';
import { isPaidFor, type PaymentStatus } from './payment-status.ts';

/** Prefix of the key of a refund that a change of its booking makes: only that change asks the provider for it. */
const OF_CHANGE = 'change-';

export const changeKey = (changeId: number, token: string): string => `${OF_CHANGE}${changeId}-${token}`;

/** The key of what a change pays out by transfer: there is one change for each version of a booking. */
export const changePayoutKey = (bookingId: number, version: number): string =>
  `${OF_CHANGE}payout-${bookingId}-${version}`;

export const isOfChange = ({ key }: Pick<LedgerEntry, 'key'>, changeId: number | null = null): boolean =>
  key?.startsWith(changeId === null ? OF_CHANGE : `${OF_CHANGE}${changeId}-`) ?? false;

/** A refund of money that came by transfer: it waits until somebody has paid it out. */
export const isToBePaidOut = (entry: LedgerEntry): boolean =>
  entry.kind === 'refund' && isUndecided(entry) && entry.intentId === null;

/** The part of the refunds of an instant that is paid out by hand. */
export const paidOutAt = (entries: readonly LedgerEntry[], at: Date): MinorUnits =>
  sum(
    entries
      .filter((entry) => isToBePaidOut(entry) && entry.at.getTime() === at.getTime())
      .map(({ amount }) => amount),
  );

/** What was received by transfer and not refunded; a refund that is still to be paid out counts as gone. */
export const offlineKept = (entries: readonly LedgerEntry[]): MinorUnits => {
  const amountOf = (wanted: (entry: LedgerEntry) => boolean) =>
    sum(entries.filter(wanted).map(({ amount }) => amount));
  const came = amountOf((entry) => entry.kind === 'offline' && hasMoved(entry));
  const gone = amountOf((entry) => entry.kind === 'refund' && countsAsGone(entry) && entry.intentId === null);
  return minorUnits(Math.max(0, came - gone));
};

/** How much could be refunded, by card and otherwise. */
export const returnable = (entries: readonly LedgerEntry[]): MinorUnits =>
  sum([...refundable(entries).map(({ amount }) => amount), offlineKept(entries)]);

/** The facts about a booking's money. */
export interface Paid {
  readonly paymentStatus: PaymentStatus;
  readonly total: MinorUnits;
  /** The part of the total that is never asked for. */
  readonly waived: MinorUnits;
  readonly entries: readonly LedgerEntry[];
}

/**
 * Goodwill refunds: what a paid booking got back although it costs as much as before. Where the booking is pending there are none, because
 * the amount is owed again.
 */
export const goodwillOf = ({ paymentStatus, total, waived, entries }: Paid): MinorUnits => {
  if (!isPaidFor({ paymentStatus })) return ZERO;
  const asked = refundedOrPending(entries);
  const missing = total - waived - (balanceOf(total, entries).received - asked);
  return minorUnits(Math.max(0, Math.min(asked, missing)));
};

/** What was received, and neither refunded (or asked to be) nor taken back by a bank. */
const keptNow = (entries: readonly LedgerEntry[]): number => {
  const { received, lost } = balanceOf(ZERO, entries);
  return received - refundedOrPending(entries) - lost;
};

/**
 * How much more a booking has paid than another price of it, as if goodwill refunds had not been made; negative where it has paid less. It
 * may exceed the money that is left.
 */
export const paidAbove = (paid: Paid, owed: MinorUnits): number =>
  keptNow(paid.entries) + goodwillOf(paid) - owed;

/**
 * The refund when a booking costs `owed` from now on. Earlier goodwill refunds are not subtracted from it: they only reduce the money that
 * is left, and a refund never exceeds that (decision 209).
 */
export const refundAt = (owed: MinorUnits, paid: Paid): MinorUnits => {
  const { entries } = paid;
  return minorUnits(Math.max(0, Math.min(paidAbove(paid, owed), keptNow(entries), returnable(entries))));
};

/**
 * The payment status that follows from the ledger. A refund by a change does not undo the payment, also where an earlier goodwill refund
 * leaves no money (decision 209).
 */
export const statusBy = ({ paymentStatus, total, entries }: Omit<Paid, 'waived'>): Paid['paymentStatus'] => {
  const last = entries.findLast((entry) => entry.kind === 'refund' && countsAsGone(entry));
  if (isPaidFor({ paymentStatus }) && last && isOfChange(last)) return paymentStatus;
  return statusAfter(paymentStatus, balanceOf(total, entries));
};
