import type { LedgerEntry } from '../ledger.ts';
import type { PaymentStore } from '../ports.ts';
import type { AskedRefund } from './request-refund.ts';

/** Records a refund by transfer, which waits until somebody has paid it out. Call it inside a unit of work that has locked the booking. */
export const requestPayout = (
  { ledger }: Pick<PaymentStore, 'ledger'>,
  { bookingId, amount, note, actor, at }: AskedRefund,
  key: string | null = null,
): Promise<LedgerEntry> =>
  ledger.add({
    at,
    kind: 'refund',
    status: 'pending',
    amount,
    bookingId,
    intentId: null,
    providerId: null,
    key,
    note,
    actor,
  });
