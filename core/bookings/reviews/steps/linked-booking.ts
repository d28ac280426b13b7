import { Refusal } from '../../../kernel/refusal.ts';
import type { Booking } from '../../booking/booking.ts';
import type { ReviewLink, ReviewPorts, ReviewStore } from '../ports.ts';
import { reviewableOf } from '../review.ts';
import type { ReviewPage } from '../review-page.ts';
import { LINK_NOT_FOUND } from '../words.ts';

/**
 * Finds the link and its booking by the token.
 * @throws Refusal 'not-found'
 */
export const linkedReviews = async (
  { reviews }: Pick<ReviewStore, 'reviews'>,
  { hashToken }: Pick<ReviewPorts, 'hashToken'>,
  token: string,
): Promise<ReviewLink> => {
  const link = await reviews.byTokenHash(hashToken(token));
  if (!link) throw new Refusal('not-found', LINK_NOT_FOUND);
  return link;
};

/** What the link shows of its booking: experiences that are still sold, each with its review. */
export const reviewPageOf = async (
  { reviews, catalogue }: Pick<ReviewStore, 'reviews' | 'catalogue'>,
  booking: Booking,
  { endsAt }: ReviewLink,
  now: Date,
): Promise<ReviewPage> => {
  const { firstName, companyName } = booking.customer;
  const customer = { firstName, companyName };
  const ended = endsAt <= now;
  if (ended) return { customer, endsAt, ended, parts: [] };
  const reviewable = reviewableOf(booking);
  const sold = await catalogue.offersOf(reviewable.map(({ experienceId }) => experienceId));
  const given = await reviews.ofBookings([booking.id]);
  const parts = reviewable
    .filter(({ experienceId }) => sold.has(experienceId))
    .map((part) => ({
      ...part,
      review: given.find(({ experienceId }) => experienceId === part.experienceId) ?? null,
    }));
  return { customer, endsAt, ended, parts };
};
