import { recordOf } from '../../people/audit/record.ts';
import type { GivenReview, ReviewSaid } from './review.ts';
import { REVIEW } from './review-record.ts';

const recordOfReview = recordOf(REVIEW);

/** What the audit log says of a review. */
export const reviewInLog = ({
  reference,
  title,
  ...said
}: ReviewSaid & Pick<GivenReview, 'reference' | 'title'>) => ({
  reference,
  title,
  ...recordOfReview(said),
});
