import type { ReviewPorts } from './ports.ts';
import { giveReviews, reviewPage } from './use-cases/give-reviews.ts';
import { answerReview, hideReview, listReviews, publishReview } from './use-cases/moderate-review.ts';

/** Giving and moderating reviews of delivered bookings. */
export const reviewsUseCases = (ports: ReviewPorts) => ({
  reviewPage: reviewPage(ports),
  giveReviews: giveReviews(ports),
  listReviews: listReviews(ports),
  publishReview: publishReview(ports),
  hideReview: hideReview(ports),
  answerReview: answerReview(ports),
});
