import type { Cents } from '../../money.ts';
import type { Store } from '../../ports.ts';
import type { Booking } from '../booking.ts';
import { revenueChanges } from '../revenue-change.ts';

/** A locked booking costs something else from this moment on. */
export const bookRevenue = async (
  { bookings }: Pick<Store, 'bookings'>,
  before: Pick<Booking, 'id' | 'createdAt' | 'total'>,
  total: Cents,
  at: Date,
): Promise<void> => {
  if (total !== before.total)
    await bookings.bookRevenue(revenueChanges(before, total - before.total, at, false));
};

/** A locked booking is removed at this moment: it was placed all the same. */
export const bookRemoval = (
  { bookings }: Pick<Store, 'bookings'>,
  booking: Booking,
  at: Date,
): Promise<void> => bookings.bookRevenue(revenueChanges(booking, -booking.total, at, true));
