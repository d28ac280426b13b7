import { tookPlace } from '../../calendar/scheduling/session-states.ts';
import type { Booking } from '../booking/booking.ts';
import { isCancelled, isDelivered } from '../booking/states.ts';
import type { ReviewState } from './review-states.ts';

/** What a customer says of one experience of a booking (delivery T3). */
export interface GivenReview {
  readonly id: number;
  readonly bookingId: number;
  /** Of the booking. */
  readonly reference: string;
  readonly experienceId: number;
  /** The experience's, as it was when booked. */
  readonly title: string;
  /** 1 to 5. */
  readonly rating: number;
  /** Empty where only stars were given. */
  readonly text: string;
  /** The first name that is shown. */
  readonly name: string;
  readonly company: string | null;
  readonly state: ReviewState;
  /** Why it is hidden; only the staff read it. */
  readonly reason: string | null;
  /** The shop's, shown below the review. */
  readonly answer: string | null;
  /** The catalogue's review while it is published. */
  readonly publishedId: number | null;
  readonly givenAt: Date;
  readonly version: number;
}

export type NewGivenReview = Pick<
  GivenReview,
  'bookingId' | 'reference' | 'experienceId' | 'title' | 'rating' | 'text' | 'name' | 'company' | 'givenAt'
>;

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
