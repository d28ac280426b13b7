import { lockBooking } from '../../../kernel/find-booking.ts';
import { namesOf } from '../../../kernel/records/field.ts';
import { invalid, Refusal } from '../../../kernel/refusal.ts';
import type { Booking } from '../../booking/booking.ts';
import type { ReviewPorts, ReviewStore } from '../ports.ts';
import { type GivenReview, type ReviewSaid, reviewInLog } from '../review.ts';
import type { ReviewablePart, ReviewPage } from '../review-page.ts';
import { REVIEW } from '../review-record.ts';
import { awaitsReading } from '../review-states.ts';
import type { ReviewsGiven } from '../rules.ts';
import { linkedReviews, reviewPageOf } from '../steps/linked-booking.ts';
import { ALREADY_READ, LINK_ENDED, LINK_NOT_FOUND, NOT_OF_BOOKING } from '../words.ts';

type Needs = Pick<ReviewPorts, 'unitOfWork' | 'read' | 'hashToken' | 'now'>;

/** The actor for a caller who follows a mailed link. */
const CUSTOMER = { accountId: null, name: 'customer' } as const;

/**
 * The page of a mailed link. Reading changes nothing, because mail scanners open links.
 * @throws Refusal 'not-found'
 */
export const reviewPage =
  (ports: Needs) =>
  async (token: string): Promise<ReviewPage> => {
    const { read } = ports;
    const link = await linkedReviews(read, ports, token);
    const booking = await read.bookings.byId(link.bookingId);
    if (!booking) throw new Refusal('not-found', LINK_NOT_FOUND);
    return reviewPageOf(read, booking, link, ports.now());
  };

interface Giving {
  readonly store: ReviewStore;
  readonly at: Date;
  readonly booking: Booking;
  readonly parts: readonly ReviewablePart[];
  readonly names: Pick<ReviewsGiven, 'name' | 'company'>;
}

const isSame = (before: GivenReview, now: ReviewSaid): boolean =>
  namesOf(REVIEW).every((name) => before[name] === now[name]);

const giveOne = async (
  { store: { reviews, audit }, at, booking, parts, names }: Giving,
  { experienceId, ...each }: ReviewsGiven['reviews'][number],
  place: number,
): Promise<void> => {
  const part = parts.find((each) => each.experienceId === experienceId);
  if (!part) throw invalid(`reviews.${place}.experienceId`, NOT_OF_BOOKING);
  // The staff lock the review alone: it may have been published since it was read.
  const before = part.review && (await reviews.lock(part.review.id));
  const said: ReviewSaid = { ...names, ...each };
  // Sending the same review again succeeds, even when the staff have read it meanwhile.
  if (before && isSame(before, said)) return;
  if (before && !awaitsReading(before)) throw new Refusal('conflict', ALREADY_READ);
  const { id: bookingId, reference } = booking;
  const review = before
    ? await reviews.save({ ...before, ...said, givenAt: at })
    : await reviews.add({ ...said, bookingId, reference, experienceId, title: part.title, givenAt: at });
  await audit.add({
    at,
    actor: CUSTOMER,
    action: before ? 'review.corrected' : 'review.given',
    subject: 'review',
    subjectId: String(review.id),
    details: reviewInLog({ ...said, reference, title: part.title }),
  });
};

/**
 * Stores a customer's reviews, sent by a mailed link: all of them, or none. Each may be corrected until the staff have published or hidden
 * it.
 * @throws Refusal 'not-found', 'conflict' (ended, already read), 'invalid' (another booking's experience)
 */
export const giveReviews =
  (ports: Needs) =>
  (token: string, { reviews, ...names }: ReviewsGiven): Promise<ReviewPage> =>
    ports.unitOfWork(async (store) => {
      const at = ports.now();
      const named = await linkedReviews(store, ports, token);
      const booking = await lockBooking(store.bookings, named.bookingId);
      // Erasing a person, or correcting an address, revokes the link while the booking is locked: it is read under that lock.
      const link = await linkedReviews(store, ports, token);
      const { ended, parts } = await reviewPageOf(store, booking, link, at);
      if (ended) throw new Refusal('conflict', LINK_ENDED);
      for (const [place, review] of reviews.entries())
        await giveOne({ store, at, booking, parts, names }, review, place);
      return reviewPageOf(store, booking, link, at);
    });
