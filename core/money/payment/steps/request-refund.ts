import { type MinorUnits, minorUnits, sum, ZERO } from '../../../kernel/money.ts';
import type { Actor } from '../../../people/audit/audit.ts';
import { type LedgerEntry, refundable } from '../ledger.ts';
import type { PaymentPorts, PaymentStore } from '../ports.ts';
import { offlineKept } from '../returns.ts';

export interface AskedRefund {
  readonly bookingId: number;
  /** At most the refundable amount. */
  readonly amount: MinorUnits;
  readonly note: string | null;
  readonly actor: Actor;
  readonly at: Date;
}

/** How much can be refunded by card. */
export const refundableOf = async (
  { ledger }: Pick<PaymentStore, 'ledger'>,
  bookingId: number,
): Promise<MinorUnits> => sum(refundable(await ledger.ofBooking(bookingId)).map(({ amount }) => amount));

/** How much the desk can refund: by card, or, where no card can be refunded, what came by transfer. */
export const refundableByDesk = (entries: readonly LedgerEntry[]): MinorUnits => {
  const byCard = sum(refundable(entries).map(({ amount }) => amount));
  return byCard > ZERO ? byCard : offlineKept(entries);
};

/**
 * Writes refunds into the ledger before the provider is asked: one for each payment that they come from. Call it inside a unit of work that
 * has locked the booking, and ask the provider after it.
 */
export const requestRefund = async (
  { ledger }: Pick<PaymentStore, 'ledger'>,
  newKey: PaymentPorts['newToken'],
  { bookingId, amount, note, actor, at }: AskedRefund,
): Promise<readonly LedgerEntry[]> => {
  const asked: LedgerEntry[] = [];
  let left: number = amount;
  for (const source of refundable(await ledger.ofBooking(bookingId))) {
    const part = minorUnits(Math.min(left, source.amount));
    if (part === 0) break;
    const { intentId } = source;
    const entry = { at, kind: 'refund', status: 'pending', amount: part, providerId: null } as const;
    asked.push(await ledger.add({ ...entry, bookingId, intentId, key: newKey(), note, actor }));
    left -= part;
  }
  return asked;
};
