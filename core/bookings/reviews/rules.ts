import { z } from 'zod';
import { id, line, optionalLine, prose, version } from '../../kernel/fields.ts';
import {
  MAX_ANSWER_LENGTH,
  MAX_REASON_LENGTH,
  MAX_REVIEW_LENGTH,
  MAX_SHOWN_COMPANY_LENGTH,
  MAX_SHOWN_NAME_LENGTH,
} from './lengths.ts';
import { ONCE_EACH } from './words.ts';

const STARS = 'Choose one to five stars';
/** More than a booking has lines. */
const MOST_REVIEWS = 50;

const oneRule = z.object({
  experienceId: id(),
  rating: z.int(STARS).min(1, STARS).max(5, STARS),
  text: prose(MAX_REVIEW_LENGTH).default(''),
});

/** The body of `POST /api/reviews/{token}`. */
export const reviewsRule = z.object({
  name: line(MAX_SHOWN_NAME_LENGTH, 'Please say your first name').min(1, 'Please say your first name'),
  company: optionalLine(MAX_SHOWN_COMPANY_LENGTH),
  reviews: z
    .array(oneRule, 'Send the reviews as a list')
    .min(1, STARS)
    .max(MOST_REVIEWS, `At most ${MOST_REVIEWS} reviews`)
    .refine(
      (reviews) => new Set(reviews.map(({ experienceId }) => experienceId)).size === reviews.length,
      ONCE_EACH,
    ),
});
export type ReviewsGiven = z.output<typeof reviewsRule>;

/** The body of `POST /api/admin/reviews/{id}/publish`. */
export const publishReviewRule = z.object({ version: version() });

/** The body of `POST /api/admin/reviews/{id}/hide`. */
export const hideReviewRule = z.object({
  reason: line(MAX_REASON_LENGTH, 'Please say why').min(1, 'Please say why'),
  version: version(),
});

/** The body of `PUT /api/admin/reviews/{id}/answer`. */
export const answerReviewRule = z.object({
  answer: prose(MAX_ANSWER_LENGTH)
    .nullable()
    .transform((text) => text || null),
  version: version(),
});
