import type { PaymentStore } from '../ports.ts';
import { type Counted, revenueChanges, type Worth } from '../revenue-change.ts';

/** A locked booking costs something else from this moment on, or is paid, or is so no longer. */
export const bookRevenue = (
  { bookings }: Pick<PaymentStore, 'bookings'>,
  before: Counted,
  after: Worth,
  at: Date,
): Promise<void> => bookings.bookRevenue(revenueChanges(before, after, at));

/** A locked booking is removed at this moment: it was placed all the same. */
export const bookRemoval = (
  { bookings }: Pick<PaymentStore, 'bookings'>,
  before: Counted,
  at: Date,
): Promise<void> => bookings.bookRevenue(revenueChanges(before, null, at));
