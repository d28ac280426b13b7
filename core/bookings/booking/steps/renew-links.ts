import { isOpenSuggestion } from '../../../calendar/scheduling/session.ts';
import { type Booking, sessionsOf } from '../booking.ts';
import type { BookingStore } from '../ports.ts';

/**
 * Revokes every link that was mailed to the former address, and mails new links to the present one. Suggested times are mailed again,
 * because their links were revoked too. `again` distinguishes those mails from the first ones.
 */
export const renewLinks = async (
  {
    bookings,
    payLinks,
    sessionLinks,
    reviews,
    calendarFeeds,
    jobs,
  }: Pick<BookingStore, 'bookings' | 'payLinks' | 'sessionLinks' | 'reviews' | 'calendarFeeds' | 'jobs'>,
  booking: Booking,
  version: number,
  at: Date,
): Promise<void> => {
  const { id: bookingId } = booking;
  await bookings.revokeTokens(bookingId, at);
  await payLinks.revoke(bookingId);
  await sessionLinks.revoke(bookingId);
  await reviews.revokeLinks(bookingId);
  await calendarFeeds.revoke({ kind: 'booking', id: bookingId });
  await jobs.add({ task: 'mail-customer-corrected', payload: { bookingId, version } });
  for (const session of sessionsOf(booking)) {
    const { line, unit, suggestion } = session;
    if (suggestion && isOpenSuggestion(session, at))
      await jobs.add({
        task: 'mail-session-suggested',
        payload: { bookingId, line, unit, round: suggestion.round, again: `v${version}` },
      });
  }
};
