import type { Booking } from '../../../bookings/booking/booking.ts';
import { eventOf, inviteName, inviteType, partiesOf } from '../../../bookings/booking/calendar-invite.ts';
import type { Session } from '../../../calendar/scheduling/session.ts';
import type { MailAttachment } from '../../../kernel/mail.ts';
import { hostOf } from '../../../kernel/site-host.ts';
import type { NoticePorts } from '../ports.ts';

/**
 * The file that removes sessions from calendars, also tentative ones, because an invite contained them. There is none where no time was
 * ever named.
 */
export const calendarCancellation = (
  { invites, profile }: Pick<NoticePorts, 'invites' | 'profile'>,
  booking: Booking,
  sessions: readonly Session[],
): readonly MailAttachment[] => {
  const events = sessions.flatMap((session) => eventOf(booking, session, hostOf(profile.publicUrl)) ?? []);
  if (events.length === 0) return [];
  const content = invites.write(events, 'CANCEL', partiesOf(profile, booking.customer));
  return [{ filename: inviteName(booking), contentType: inviteType('CANCEL'), content }];
};
