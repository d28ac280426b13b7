import type { ReviewStore } from '../ports.ts';

/**
 * Removes all reviews of these locked bookings for good, also from the catalogue, and revokes the links. Nobody is asked for them again.
 * Returns how many reviews there were.
 */
export const eraseReviews = async (
  { reviews, catalogue }: Pick<ReviewStore, 'reviews' | 'catalogue'>,
  bookingIds: readonly number[],
): Promise<number> => {
  if (bookingIds.length === 0) return 0;
  const given = await reviews.ofBookings(bookingIds);
  // Publishing locks the catalogue before the review: the order must be the same here.
  if (given.length > 0) await catalogue.lock();
  for (const { publishedId } of await reviews.ofBookings(bookingIds))
    if (publishedId !== null) await catalogue.removeReview(publishedId);
  await reviews.erase(bookingIds);
  return given.length;
};
