import { type Booking, sessionsOf } from '../../bookings/booking/booking.ts';
import type { AgreedTime, Session } from '../../calendar/scheduling/session.ts';
import { isAhead } from '../../calendar/scheduling/session-states.ts';
import type { MailWords } from '../../kernel/mail.ts';
import { sessionName } from './session-mails.ts';
import { timeWords } from './session-times.ts';

interface Linked {
  readonly session: Session;
  readonly agreed: AgreedTime;
  readonly joinUrl: string;
}

/** Future sessions of a booking that have a join link. */
export const linkedSessions = (booking: Booking, now: Date): readonly Linked[] =>
  sessionsOf(booking).flatMap((session) => {
    const { agreed, joinUrl } = session;
    return isAhead(session) && agreed && joinUrl !== null && agreed.startsAt > now
      ? [{ session, agreed, joinUrl }]
      : [];
  });

/** Number of links that are listed; the others are only counted, and are on the booking's page. */
const NAMED = 20;

/** The mail with the join links. */
export const sessionLinksWords = (
  booking: Booking,
  shop: { readonly name: string; readonly mail: string },
  url: string,
  now: Date,
): MailWords => {
  const linked = linkedSessions(booking, now);
  const more = linked.length - NAMED;
  return {
    subject: `Your join ${linked.length === 1 ? 'link' : 'links'} for booking ${booking.reference}`,
    preheader: `${shop.name}: where you and your guests join.`,
    title: linked.length === 1 ? 'Your join link.' : 'Your join links.',
    intro: [
      `${booking.customer.firstName}, this is where you and your guests join. It counts in place of any link that we sent before.`,
    ],
    lines: [],
    sums: [],
    facts: [
      ...linked
        .slice(0, NAMED)
        .map(
          ({ session, agreed, joinUrl }) =>
            `${sessionName({ booking, session })}, ${timeWords(agreed)}: ${joinUrl}`,
        ),
      ...(more > 0 ? [`And ${more} more on your booking’s page.`] : []),
    ],
    notes: [
      'Pass the link on to your guests, and open it five minutes before the start.',
      `Questions? Write to ${shop.mail} and mention ${booking.reference}.`,
    ],
    action: { label: 'View your booking', url },
  };
};
