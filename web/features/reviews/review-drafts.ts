import { mayChangeReview } from '@wondercast/core/bookings/reviews/review-states';
import type { GivenReviews } from '../../api/booking/reviews.ts';
import type { ReviewPageWire } from '../../api/transport/wire.ts';

export type Part = ReviewPageWire['parts'][number];

/** What is about to be said of one experience. */
export interface Draft {
  /** Null while no star is chosen. */
  readonly rating: number | null;
  readonly text: string;
}

/** Whether it may still be said or corrected: what the shop has read stays as it is. */
export const isOpen = ({ review }: Part): boolean => review === null || mayChangeReview(review);

/** By experience. */
export type Drafts = Readonly<Record<number, Draft>>;

/** What stands under the page's title. */
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

/** The name that was shown before, else that of the booking. */
export const namesOf = ({ parts, firstName, companyName }: ReviewPageWire) => {
  const given = parts.find(({ review }) => review !== null)?.review;
  return given
    ? { name: given.name, company: given.company ?? '' }
    : { name: firstName, company: companyName ?? '' };
};

const isTouched = ({ rating, text }: Draft): boolean => rating !== null || text.trim() !== '';

/** What is sent: each experience with a star or a word. The places are those of the answer's issues. */
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
