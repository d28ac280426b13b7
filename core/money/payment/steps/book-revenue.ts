import type { PaymentStore } from '../ports.ts';
import { type Counted, revenueChanges, statedNow, statementChanges, type Worth } from '../revenue-change.ts';

type Books = Pick<PaymentStore, 'bookings' | 'ledger'>;

const book = async (
  { bookings, ledger }: Books,
  before: Counted,
  after: Worth | null,
  at: Date,
): Promise<void> => {
  await bookings.bookRevenue(revenueChanges(before, after, at));
  if (!before.partner) return;
  const entries = await ledger.ofBooking(before.id);
  const now = statedNow(before.partner.commission, after, entries);
  await bookings.bookRevenue(statementChanges(before, await bookings.stated(before.id), now, at));
};

/**
 * Books the change of revenue when a locked booking's price, payment status or ledger has changed. Call it after the change was written.
 */
export const bookRevenue = (store: Books, before: Counted, after: Worth, at: Date): Promise<void> =>
  book(store, before, after, at);

/** Books the removal of a locked booking. The day of placing keeps its revenue. Its refunds are in the ledger already. */
export const bookRemoval = (store: Books, before: Counted, at: Date): Promise<void> =>
  book(store, before, null, at);
