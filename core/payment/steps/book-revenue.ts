import type { Cents } from '../../money.ts';
import type { Store } from '../../ports.ts';
import { revenueChanges } from '../revenue-change.ts';

interface Before {
  readonly id: number;
  readonly createdAt: Date;
  readonly total: Cents;
}

/** A locked booking costs something else from this moment on. */
export const bookRevenue = async (
  { bookings }: Pick<Store, 'bookings'>,
  before: Before,
  total: Cents,
  at: Date,
): Promise<void> => {
  if (total !== before.total)
    await bookings.bookRevenue(revenueChanges(before, total - before.total, at, false));
};

/** A locked booking is removed at this moment: it was placed all the same. */
export const bookRemoval = (
  { bookings }: Pick<Store, 'bookings'>,
  booking: Before,
  at: Date,
): Promise<void> => bookings.bookRevenue(revenueChanges(booking, -booking.total, at, true));
