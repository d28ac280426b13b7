import { z } from 'zod';
import { id, version } from '../../kernel/fields.ts';
import { newRecordRule } from '../../kernel/records/record-rules.ts';
import { MODERATION, REVIEW } from './review-record.ts';
import { NO_STARS, ONCE_EACH } from './words.ts';

/** More than a booking can have lines. */
const MOST_REVIEWS = 50;

const { name, company, ...EACH } = REVIEW;

const oneRule = newRecordRule(EACH).extend({ experienceId: id() });

/** The body of `POST /api/reviews/{token}`: one name and company for all reviews. */
export const reviewsRule = newRecordRule({ name, company }).extend({
  reviews: z
    .array(oneRule, 'Send the reviews as a list')
    .min(1, NO_STARS)
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
export const hideReviewRule = z.object({ reason: MODERATION.reason.rule, version: version() });

/** The body of `PUT /api/admin/reviews/{id}/answer`. */
export const answerReviewRule = z.object({ answer: MODERATION.answer.rule, version: version() });
