import type { Booking } from '../booking.ts';
import { fittingPage, type OwnCursor } from '../own-page.ts';
import type { BookingStore } from '../ports.ts';

/** Maximum number of bookings that are read in one step; the weight of a page may end it sooner. */
export const OWN_PAGE = 100;

interface Asked {
  readonly limit: number;
  readonly after: OwnCursor | null;
}

/** Bookings of an account that follow a page token, newest first, as many as fit on a page, and whether older ones follow. */
export const ownPageOf = async (
  { bookings }: Pick<BookingStore, 'bookings'>,
  accountId: number,
  { limit, after }: Asked,
): Promise<{ readonly bookings: readonly Booking[]; readonly more: boolean }> => {
  const sizes = await bookings.sizesOfAccount(accountId, { limit: limit + 1, after });
  const fitting = fittingPage(sizes.slice(0, limit));
  return {
    bookings: fitting.length === 0 ? [] : await bookings.byIds(fitting.map(({ id }) => id)),
    more: fitting.length < sizes.length,
  };
};
