import type { MailAsSent } from '../../../bookings/booking/booking-mail.ts';
import { findBooking } from '../../../kernel/find-booking.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { type Caller, requireAdmin } from '../../../people/caller.ts';
import type { NoticePorts } from '../ports.ts';
import { NO_SUCH_MAIL } from './resend-mail.ts';

/**
 * The text of a mail of the send log when it was last sent, and its recipient, without its private links.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found' (booking or mail, or it was sent before its words were kept)
 */
export const readMail =
  ({ read }: Pick<NoticePorts, 'read'>) =>
  async (caller: Caller, bookingId: number, messageId: string): Promise<MailAsSent> => {
    requireAdmin(caller);
    await findBooking(read.bookings, bookingId);
    const found = await read.bookingMails.asSent(bookingId, messageId);
    if (!found) throw new Refusal('not-found', NO_SUCH_MAIL);
    return found;
  };
