import { mayChangeReview } from '@wondercast/core/bookings/reviews/review-states';
import type { GivenReviews } from '../../api/booking/reviews.ts';
import type { ReviewPageWire } from '../../api/transport/wire.ts';

export type Part = ReviewPageWire['parts'][number];

/** The draft of a review of one experience. */
export interface Draft {
  /** null when no star is chosen. */
  readonly rating: number | null;
  readonly text: string;
}

/** Whether it can still be written or corrected: a review that the shop has read is final. */
export const isOpen = ({ review }: Part): boolean => review === null || mayChangeReview(review);

/** By experience. */
export type Drafts = Readonly<Record<number, Draft>>;

/** The text below the page's title. */
export const wordsAbove = ({ parts, firstName }: ReviewPageWire, isSent: boolean): string => {
  if (!isSent) return `${firstName}, a few stars help other teams to choose, and a word if you like.`;
  return parts.some(isOpen)
    ? 'We read every review before it is shown. Until then you can change yours here.'
    : 'We have read what you sent, so it stays as it is.';
};

export const draftsOf = ({ parts }: ReviewPageWire): Drafts =>
  Object.fromEntries(
    parts
      .filter(isOpen)
      .map(({ experienceId, review }) => [
        experienceId,
        { rating: review?.rating ?? null, text: review?.text ?? '' },
      ]),
  );

/** The name shown before, otherwise the booking's. */
export const namesOf = ({ parts, firstName, companyName }: ReviewPageWire) => {
  const given = parts.find(({ review }) => review !== null)?.review;
  return given
    ? { name: given.name, company: given.company ?? '' }
    : { name: firstName, company: companyName ?? '' };
};

const isTouched = ({ rating, text }: Draft): boolean => rating !== null || text.trim() !== '';

/** The reviews to send: each with a star or a text. Issues in the response use their indexes. */
export const givenOf = (
  parts: readonly Part[],
  drafts: Drafts,
): { readonly places: readonly number[]; readonly reviews: GivenReviews['reviews'] } => {
  const said = parts.filter(isOpen).flatMap(({ experienceId }) => {
    const draft = drafts[experienceId];
    return draft && isTouched(draft) ? [{ experienceId, rating: draft.rating ?? 0, text: draft.text }] : [];
  });
  return { places: said.map(({ experienceId }) => experienceId), reviews: said };
};
