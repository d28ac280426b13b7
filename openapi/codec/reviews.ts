import type { GivenReview } from '@wondercast/core/bookings/reviews/review';
import type { ReviewablePart, ReviewPage } from '@wondercast/core/bookings/reviews/review-page';
import { REVIEW } from '@wondercast/core/bookings/reviews/review-record';
import { toldState } from '@wondercast/core/bookings/reviews/review-states';
import type { Review } from '@wondercast/core/shop/catalogue/experience';
import { encodeReview } from './catalogue.ts';
import { encoderOf } from './record.ts';
import type { Wire } from './wire.ts';

/** `page` are some of `all`. */
export const encodeExperienceReviews = (
  all: readonly Review[],
  page: readonly Review[],
): Wire<'ExperienceReviews'> => {
  const sum = all.reduce((stars, { rating }) => stars + rating, 0);
  return {
    average: all.length === 0 ? null : Math.round((sum / all.length) * 100) / 100,
    count: all.length,
    reviews: page.map(encodeReview),
  };
};

const encodeSaid = encoderOf(REVIEW);

/** A customer is not told that a review is hidden. */
const encodePart = ({ experienceId, title, imageUrl, review }: ReviewablePart): Wire<'ReviewPart'> => ({
  experienceId,
  title,
  imageUrl,
  review: review && { ...encodeSaid(review), state: toldState(review.state) },
});

export const encodeReviewPage = (
  { customer, endsAt, ended, parts }: ReviewPage,
  shopName: string,
): Wire<'ReviewPage'> => ({
  shopName,
  firstName: customer.firstName,
  companyName: customer.companyName,
  endsAt: endsAt.toISOString(),
  ended,
  parts: parts.map(encodePart),
});

export const encodeAdminReview = ({
  reference,
  publishedId: _,
  givenAt,
  ...review
}: GivenReview): Wire<'AdminReview'> => ({
  ...review,
  bookingReference: reference,
  givenAt: givenAt.toISOString(),
});

/** As the one who has written it may see it. */
export const encodeOwnReview = (review: GivenReview): Wire<'PersonalData'>['reviews'][number] => ({
  bookingReference: review.reference,
  title: review.title,
  ...encodeSaid(review),
  state: review.state,
  answer: review.answer,
  givenAt: review.givenAt.toISOString(),
});
