import { type Booking, bookingUrl } from '../../../bookings/booking/booking.ts';
import { eventsOf, inviteName, inviteType, partiesOf } from '../../../bookings/booking/calendar-invite.ts';
import type { MailAttachment } from '../../../kernel/mail.ts';
import { hostOf } from '../../../kernel/site-host.ts';
import type { NoticePorts } from '../ports.ts';

/**
 * A new mailed link to the booking; only its hash is stored. Where the customer's address was corrected since the booking was read, the
 * hash is not stored and the link opens nothing, because the mail goes to the former address.
 */
export const freshBookingLink = async (
  {
    unitOfWork,
    newToken,
    hashToken,
    profile,
  }: Pick<NoticePorts, 'unitOfWork' | 'newToken' | 'hashToken' | 'profile'>,
  { id, reference, customer }: Booking,
): Promise<string> => {
  const token = newToken();
  await unitOfWork(async ({ bookings }) => {
    const now = await bookings.lock(id);
    if (now?.customer.email === customer.email) await bookings.addToken(id, hashToken(token));
  });
  return bookingUrl(profile.publicUrl, reference, token);
};

/** The invite for every session that has a time; no attachment when none has. */
export const bookingInvite = (
  { invites, profile }: Pick<NoticePorts, 'invites' | 'profile'>,
  booking: Booking,
): readonly MailAttachment[] => {
  const events = eventsOf(booking, hostOf(profile.publicUrl));
  if (events.length === 0) return [];
  const content = invites.write(events, 'REQUEST', partiesOf(profile, booking.customer));
  return [{ filename: inviteName(booking), contentType: inviteType('REQUEST'), content }];
};
