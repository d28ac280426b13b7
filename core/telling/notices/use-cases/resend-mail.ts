import { findBooking, lockBooking } from '../../../kernel/find-booking.ts';
import { mailRefusal } from '../../../kernel/mail.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { asAdmin } from '../../../people/as-admin.ts';
import type { Caller } from '../../../people/caller.ts';
import type { NoticePorts } from '../ports.ts';
import { type Mailing, writerOf } from '../steps/mail-again.ts';

export const NO_SUCH_MAIL = 'Mail not found';
export const MAIL_NOT_SENT = 'The mail server did not take it. Please try again.';
export const NO_LONGER_TRUE = 'What this mail says no longer holds, so it was not sent.';

/** Length of the random text that distinguishes one sending of a mail from another. */
const RANDOM = 8;

/** A mark of letters and digits only, so that it can be removed from a mail's name again. */
const markOf = (token: string): string => token.replaceAll(/[^A-Za-z0-9]/g, '').slice(0, RANDOM);

/**
 * Sends a mail of the send log again, at once, with present content, links and files. Every attempt is in the send log. The links of the
 * earlier mail stay valid.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found' (booking or mail), 'conflict' (it would say what no longer holds, or nobody
 * can receive it), 'provider' (the mail server did not take it, or not in time)
 */
export const resendMail =
  (ports: Mailing) =>
  async (caller: Caller, bookingId: number, messageId: string): Promise<void> => {
    const { read, mailer, profile } = ports;
    const write = await asAdmin(ports, caller, async ({ store, note }) => {
      const booking = await lockBooking(store.bookings, bookingId);
      const mail = (await store.bookingMails.of(bookingId)).find((each) => each.messageId === messageId);
      const writer = mail && writerOf(mail, booking);
      if (!mail || !writer) throw new Refusal('not-found', NO_SUCH_MAIL);
      await note('booking.mail-resent', 'booking', bookingId, {
        reference: booking.reference,
        mail: mail.kind,
      });
      return writer;
    });
    const again = markOf(ports.newToken());
    const patient: NoticePorts['mailer'] = { send: (mail) => mailer.send(mail, profile.mailPatienceMs) };
    try {
      await write({ ...ports, mailer: patient }, again);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      throw mailRefusal(error, MAIL_NOT_SENT);
    }
    await findBooking(read.bookings, bookingId);
    const sent = (await read.bookingMails.of(bookingId)).some((mail) =>
      mail.messageId.includes(`-again-${again}`),
    );
    if (!sent) throw new Refusal('conflict', NO_LONGER_TRUE);
  };
