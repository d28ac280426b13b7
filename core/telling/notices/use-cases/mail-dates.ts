import { areDatesCertain, isConfirmed } from '../../../bookings/booking/states.ts';
import { type LocalDate, localDate } from '../../../kernel/calendar.ts';
import type { Job, JobPayloads } from '../../../kernel/jobs.ts';
import { bookingConfirmedWords, datesChangedWords, reminderWords, slotsToRemindOf } from '../mails.ts';
import type { NoticePorts } from '../ports.ts';
import { claimTurn } from '../steps/claim-turn.ts';
import { bookingInvite, freshBookingLink } from '../steps/link-and-invite.ts';
import { mailName, sendBookingMail, wasSent } from '../steps/send-booking-mail.ts';

type Needs = Pick<
  NoticePorts,
  'read' | 'unitOfWork' | 'mailer' | 'invites' | 'profile' | 'now' | 'newToken' | 'hashToken' | 'mailLook'
>;

/**
 * Mails the customer that their booking is confirmed, with an invite. No mail is sent for a booking that is no longer confirmed.
 * @throws the mailer's error; the job is retried
 */
export const mailBookingConfirmed =
  (ports: Needs) =>
  async ({ bookingId, version, again }: JobPayloads['mail-booking-confirmed']): Promise<void> => {
    const name = mailName(`booking-confirmed-${version}`, again);
    const booking = await ports.read.bookings.byId(bookingId);
    if (!booking || !isConfirmed(booking) || (await wasSent(ports, booking, name))) return;
    await sendBookingMail(ports, booking, {
      kind: 'booking-confirmed',
      name,
      words: bookingConfirmedWords(booking, ports.profile, await freshBookingLink(ports, booking)),
      attachments: bookingInvite(ports, booking),
    });
  };

/**
 * Mails the customer the present dates, at most once in some minutes, with an invite that moves the sessions in their calendar.
 * @throws the mailer's error; the job is retried
 */
export const mailDatesChanged =
  (ports: Needs) =>
  async ({ bookingId, version, again, since }: JobPayloads['mail-dates-changed']): Promise<void> => {
    const booking = await ports.read.bookings.byId(bookingId);
    const name = mailName(`dates-changed-${version}`, again);
    if (!booking || (await wasSent(ports, booking, name))) return;
    const later = (waiting: string): Job => ({
      task: 'mail-dates-changed',
      payload: { bookingId, version, since: waiting },
    });
    // A mail that somebody sends again by hand does not wait.
    if (again === undefined && !(await claimTurn(ports, booking, { kind: 'dates-changed', later, since })))
      return;
    await sendBookingMail(ports, booking, {
      kind: 'dates-changed',
      name,
      words: datesChangedWords(booking, ports.profile, await freshBookingLink(ports, booking)),
      attachments: bookingInvite(ports, booking),
    });
  };

/**
 * Reminds the customer once of the sessions on a day. No mail is sent for sessions that were moved or are no longer certain.
 * @throws the mailer's error; the job is retried
 */
export const mailReminder =
  (ports: Needs) =>
  async (payload: JobPayloads['mail-reminder']): Promise<void> => {
    const day: LocalDate | null = localDate(payload.day);
    const booking = await ports.read.bookings.byId(payload.bookingId);
    const name = mailName(`reminder-${payload.day}`, payload.again);
    if (
      !day ||
      !booking ||
      !areDatesCertain(booking) ||
      !booking.lines.some((line) => slotsToRemindOf(line, day).length > 0)
    )
      return;
    if (await wasSent(ports, booking, name)) return;
    await sendBookingMail(ports, booking, {
      kind: 'reminder',
      name,
      words: reminderWords(booking, day, ports.profile, await freshBookingLink(ports, booking)),
    });
  };
