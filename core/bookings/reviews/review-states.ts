/* The states of a review, and what each means. A new state is added here; all other code asks this table. */

/** `waiting` until the staff have read it. Only published reviews are shown. */
export const REVIEW_STATES = ['waiting', 'published', 'hidden'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** The decision of the staff; null until they have read it. */
const VERDICT: Readonly<Record<ReviewState, 'shown' | 'hidden' | null>> = {
  waiting: null,
  published: 'shown',
  hidden: 'hidden',
};

/** The states that the customer is told. A hidden review is `closed`: it has been read. */
export const TOLD_STATES = ['waiting', 'published', 'closed'] as const;
export type ToldState = (typeof TOLD_STATES)[number];

const TOLD: Readonly<Record<ReviewState, ToldState>> = {
  waiting: 'waiting',
  published: 'published',
  hidden: 'closed',
};

/** What the customer of a review is told of its state. */
export const toldState = (state: ReviewState): ToldState => TOLD[state];

const TOLD_VERDICT: Readonly<Record<ToldState, 'shown' | 'read' | null>> = {
  waiting: null,
  published: 'shown',
  closed: 'read',
};

interface Stated {
  readonly state: ReviewState;
}

interface Told {
  readonly state: ToldState;
}

/** Whether the customer is told that they may still change it. */
export const mayChangeReview = ({ state }: Told): boolean => TOLD_VERDICT[state] === null;
/** Whether the customer is told that it is shown. */
export const isToldPublished = ({ state }: Told): boolean => TOLD_VERDICT[state] === 'shown';

/** Whether the staff still have to read it: until then its customer may change it. */
export const awaitsReading = ({ state }: Stated): boolean => VERDICT[state] === null;
export const isPublished = ({ state }: Stated): boolean => VERDICT[state] === 'shown';
export const isHiddenReview = ({ state }: Stated): boolean => VERDICT[state] === 'hidden';
