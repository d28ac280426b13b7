/* The states of a review and what each means. A new state is added here, and everybody asks this table. */

/** `waiting` until the staff have read it. Only published ones are shown. */
export const REVIEW_STATES = ['waiting', 'published', 'hidden'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** What the staff made of it; null until they have read it. */
const VERDICT: Readonly<Record<ReviewState, 'shown' | 'hidden' | null>> = {
  waiting: null,
  published: 'shown',
  hidden: 'hidden',
};

interface Stated {
  readonly state: ReviewState;
}

/** Whether the staff have yet to read it: until then its customer may change it. */
export const awaitsReading = ({ state }: Stated): boolean => VERDICT[state] === null;
export const isPublished = ({ state }: Stated): boolean => VERDICT[state] === 'shown';
export const isHiddenReview = ({ state }: Stated): boolean => VERDICT[state] === 'hidden';
