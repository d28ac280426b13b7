import { wasAttended } from '../../calendar/scheduling/session-states.ts';
import type { ValuesOf } from '../../kernel/records/field.ts';
import { recordOf } from '../../people/audit/record.ts';
import type { Booking } from '../booking/booking.ts';
import { isCancelled, isDelivered } from '../booking/states.ts';
import { type MODERATION, REVIEW } from './review-record.ts';
import type { ReviewState } from './review-states.ts';

/** The fields that the customer fills in. */
export type ReviewSaid = ValuesOf<typeof REVIEW>;

/** A customer's review of one experience of a booking. */
export interface GivenReview extends ReviewSaid {
  readonly id: number;
  readonly bookingId: number;
  /** The booking's reference. */
  readonly reference: string;
  readonly experienceId: number;
  /** The experience's title when it was booked. */
  readonly title: string;
  readonly state: ReviewState;
  /** Why it is hidden; only the staff read it. */
  readonly reason: string | null;
  /** The shop's answer, shown below the review. */
  readonly answer: ValuesOf<typeof MODERATION>['answer'];
  /** The id of the catalogue's review while it is published. */
  readonly publishedId: number | null;
  readonly givenAt: Date;
  readonly version: number;
}

export type NewGivenReview = ReviewSaid &
  Pick<GivenReview, 'bookingId' | 'reference' | 'experienceId' | 'title' | 'givenAt'>;

const recordOfSaid = recordOf(REVIEW);

/** A review as the audit log shows it. */
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

/** The experiences with an attended session, each once, in the booking's order; none for a booking that is cancelled or not delivered. */
export const reviewableOf = (
  booking: Pick<Booking, 'lines' | 'state' | 'deliveryStatus'>,
): readonly Reviewable[] => {
  if (isCancelled(booking) || !isDelivered(booking)) return [];
  const found = new Map<number, Reviewable>();
  for (const { experienceId, experience, sessions } of booking.lines)
    if (experienceId !== null && !found.has(experienceId) && sessions.some(wasAttended))
      found.set(experienceId, {
        experienceId,
        title: experience?.title ?? 'Your session',
        imageUrl: experience?.imageUrl ?? null,
      });
  return [...found.values()];
};
