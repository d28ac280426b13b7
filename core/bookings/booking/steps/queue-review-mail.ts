import { USUAL_REMINDERS } from '../../../shop/settings/reminders-record.ts';
import type { Booking } from '../booking.ts';
import type { BookingStore } from '../ports.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Queues the mail that asks for reviews of a booking that has just been delivered. It is sent after the number of days in the shop's
 * settings, or not at all where the shop asks for no reviews.
 */
export const queueReviewMail = async (
  { settings, jobs }: Pick<BookingStore, 'settings' | 'jobs'>,
  { id: bookingId, version }: Booking,
  at: Date,
): Promise<void> => {
  const { reviewDays } = (await settings.byName('reminders'))?.value ?? USUAL_REMINDERS;
  if (reviewDays === null) return;
  await jobs.add(
    { task: 'mail-review-asked', payload: { bookingId, version } },
    new Date(at.getTime() + reviewDays * DAY_MS),
  );
};
