import type { ReviewStore } from '../ports.ts';

/**
 * Takes everything that a person has said of these locked bookings away for good, also from the catalogue, and ends the links. Nobody is
 * asked for them any more. Answers how many reviews there were.
 */
export const eraseReviews = async (
  { reviews, catalogue }: Pick<ReviewStore, 'reviews' | 'catalogue'>,
  bookingIds: readonly number[],
): Promise<number> => {
  if (bookingIds.length === 0) return 0;
  const given = await reviews.ofBookings(bookingIds);
  // Who publishes holds the catalogue before the review: the same order here.
  if (given.length > 0) await catalogue.hold();
  for (const { publishedId } of await reviews.ofBookings(bookingIds))
    if (publishedId !== null) await catalogue.removeReview(publishedId);
  await reviews.erase(bookingIds);
  return given.length;
};
