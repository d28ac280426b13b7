import { type Cents, cents, sum } from '../money.ts';
import { type LedgerEntry, refundable } from './ledger.ts';

/** Begins the key of a refund that a change of its booking carries out: nobody else asks the provider for it. */
const OF_CHANGE = 'change-';

export const changeKey = (changeId: number, token: string): string => `${OF_CHANGE}${changeId}-${token}`;

export const isOfChange = ({ key }: Pick<LedgerEntry, 'key'>, changeId: number | null = null): boolean =>
  key?.startsWith(changeId === null ? OF_CHANGE : `${OF_CHANGE}${changeId}-`) ?? false;

/** A refund of money that came by transfer: it waits until somebody has paid it out. */
export const isToBePaidOut = ({ kind, status, intentId }: LedgerEntry): boolean =>
  kind === 'refund' && status === 'pending' && intentId === null;

/** Received by transfer and still here; what is to be paid out counts as gone. */
export const offlineKept = (entries: readonly LedgerEntry[]): Cents => {
  const amountOf = (wanted: (entry: LedgerEntry) => boolean) =>
    sum(entries.filter(wanted).map(({ amount }) => amount));
  const came = amountOf(({ kind, status }) => kind === 'offline' && status === 'succeeded');
  const gone = amountOf(
    ({ kind, status, intentId }) => kind === 'refund' && status !== 'failed' && intentId === null,
  );
  return cents(Math.max(0, came - gone));
};

/** What could go back, by card and otherwise. */
export const returnable = (entries: readonly LedgerEntry[]): Cents =>
  sum([...refundable(entries).map(({ amount }) => amount), offlineKept(entries)]);
