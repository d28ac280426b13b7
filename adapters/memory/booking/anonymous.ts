import { type Booking, withSessions } from '@wondercast/core/bookings/booking/booking';
import type { BookingChange } from '@wondercast/core/bookings/booking/booking-change';
import { CUSTOMER_ACTOR } from '@wondercast/core/bookings/booking/words';
import type { Cancellation } from '@wondercast/core/calendar/scheduling/cancellation';
import type { Session } from '@wondercast/core/calendar/scheduling/session';

/** Removes everything from a change that identifies who requested it. */
export const unnamedChange = (change: BookingChange, { accountId }: Booking): BookingChange => {
  const { frozen, actor } = change;
  return {
    ...change,
    frozen:
      frozen.kind === 'amendment' ? { ...frozen, customer: null, reason: null } : { ...frozen, reason: null },
    actor: actor.accountId === accountId && accountId !== null ? { accountId: null, name: '' } : actor,
  };
};

/** A booking reduced to what an invoice needs, without free texts. `username` is the one of its account; null when it has none. */
export const anonymousBooking = (booking: Booking, username: string | null): Booking => {
  const unnamed = (cancellation: Cancellation | null): Cancellation | null =>
    cancellation && {
      ...cancellation,
      actor: cancellation.actor === username ? CUSTOMER_ACTOR : cancellation.actor,
      reason: null,
    };
  const wordless = (session: Session): Session => ({
    ...session,
    suggestion: session.suggestion && { ...session.suggestion, note: null },
    hostNotes: null,
    guestNotes: null,
    cancellation: unnamed(session.cancellation),
  });
  return {
    ...booking,
    accountId: null,
    visitorKey: null,
    partner: booking.partner && { ...booking.partner, returnUrl: null },
    customer: { ...booking.customer, phoneNumber: '', specialRequests: null },
    lines: booking.lines.map((line) => withSessions(line, line.sessions.map(wordless))),
    cancellation: unnamed(booking.cancellation),
    version: booking.version + 1,
  };
};
