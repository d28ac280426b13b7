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
 * A locked booking costs something else from this moment on, is paid or is so no longer, or its ledger says something else: it has been
 * written before.
 */
export const bookRevenue = (store: Books, before: Counted, after: Worth, at: Date): Promise<void> =>
  book(store, before, after, at);

/** A locked booking is removed at this moment: it was placed all the same. What goes back of it is in the ledger already. */
export const bookRemoval = (store: Books, before: Counted, at: Date): Promise<void> =>
  book(store, before, null, at);
