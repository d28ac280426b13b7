import type { Booking } from '@wondercast/core/bookings/booking/booking';
import type { Around } from './around.ts';

const DAY_MS = 24 * 60 * 60_000;
const LINK_MS = 60 * DAY_MS;
/** One booking in so many has a review. */
const ONE_IN = 6;

interface DemoReview {
  readonly rating: number;
  readonly text: string;
  readonly answer?: string;
  /** The desk has not read it yet. */
  readonly waits?: true;
}

const REVIEWS: readonly DemoReview[] = [
  { rating: 5, text: 'Forty people, one screen, and nobody looked at a phone.' },
  {
    rating: 5,
    text: 'Our new colleagues talk about it still. Set up in ten minutes, and the host knew our names.',
  },
  {
    rating: 4,
    text: 'Great fun. The last round felt a little rushed for a team of our size.',
    answer: 'Thank you. For larger teams we now plan ten minutes more.',
  },
  { rating: 5, text: '' },
  { rating: 4, text: 'Warm, well paced, and kind to the quiet ones among us.', waits: true },
];

/** The customers of some delivered bookings follow the mailed link and write reviews, and the desk reads them. */
export const reviewBooking = async (
  { at, desk, ports, store }: Around,
  number: number,
  { id, customer, lines }: Booking,
  deliveredAt: Date,
): Promise<void> => {
  const review = number % ONE_IN === 0 ? REVIEWS[number / ONE_IN] : undefined;
  const experienceId = lines[0]?.experienceId;
  if (!review || !experienceId) return;
  const token = ports.newToken();
  const endsAt = new Date(ports.now().getTime() + LINK_MS);
  await store.reviews.addLink({ bookingId: id, endsAt }, ports.hashToken(token));
  const { rating, text, answer, waits } = review;
  const { firstName: name, companyName: company } = customer;
  await at(deliveredAt).giveReviews(token, { name, company, reviews: [{ experienceId, rating, text }] });
  if (waits) return;
  const [given] = await store.reviews.ofBookings([id]);
  if (!given) return;
  if (answer) await at(deliveredAt).answerReview(desk, given.id, { answer });
  await at(deliveredAt).publishReview(desk, given.id, {});
};
