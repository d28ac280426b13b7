import { tookPlace } from '../../calendar/scheduling/session-states.ts';
import type { ValuesOf } from '../../kernel/records/field.ts';
import { recordOf } from '../../people/audit/record.ts';
import type { Booking } from '../booking/booking.ts';
import { isCancelled, isDelivered } from '../booking/states.ts';
import { type MODERATION, REVIEW } from './review-record.ts';
import type { ReviewState } from './review-states.ts';

/** What of it the customer says. */
export type ReviewSaid = ValuesOf<typeof REVIEW>;

/** What a customer says of one experience of a booking (delivery T3). */
export interface GivenReview extends ReviewSaid {
  readonly id: number;
  readonly bookingId: number;
  /** Of the booking. */
  readonly reference: string;
  readonly experienceId: number;
  /** The experience's, as it was when booked. */
  readonly title: string;
  readonly state: ReviewState;
  /** Why it is hidden; only the staff read it. */
  readonly reason: string | null;
  /** The shop's, shown below the review. */
  readonly answer: ValuesOf<typeof MODERATION>['answer'];
  /** The catalogue's review while it is published. */
  readonly publishedId: number | null;
  readonly givenAt: Date;
  readonly version: number;
}

export type NewGivenReview = ReviewSaid &
  Pick<GivenReview, 'bookingId' | 'reference' | 'experienceId' | 'title' | 'givenAt'>;

const recordOfSaid = recordOf(REVIEW);

/** What the audit log says of it. */
export const reviewInLog = ({
  reference,
  title,
  ...said
}: ReviewSaid & Pick<GivenReview, 'reference' | 'title'>) => ({ reference, title, ...recordOfSaid(said) });

/** One experience of a booking. */
export interface Reviewable {
  readonly experienceId: number;
  readonly title: string;
  readonly imageUrl: string | null;
}

/** The experiences of which a session was delivered, each once, in the booking's order; none of a cancelled or unfinished booking. */
export const reviewableOf = (
  booking: Pick<Booking, 'lines' | 'state' | 'deliveryStatus'>,
): readonly Reviewable[] => {
  if (isCancelled(booking) || !isDelivered(booking)) return [];
  const found = new Map<number, Reviewable>();
  for (const { experienceId, experience, sessions } of booking.lines)
    if (experienceId !== null && !found.has(experienceId) && sessions.some(tookPlace))
      found.set(experienceId, {
        experienceId,
        title: experience?.title ?? 'Your session',
        imageUrl: experience?.imageUrl ?? null,
      });
  return [...found.values()];
};
