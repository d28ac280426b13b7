import type { Job, JobPayloads } from '../../../kernel/jobs.ts';
import type { NoticePorts } from '../ports.ts';
import { linkedSessions, sessionLinksWords } from '../session-links-words.ts';
import { claimTurn } from '../steps/claim-turn.ts';
import { bookingInvite, freshBookingLink } from '../steps/link-and-invite.ts';
import { mailName, sendBookingMail, wasSent } from '../steps/send-booking-mail.ts';

/**
 * Mails the customer the join links of future sessions, with an invite that contains them, at most once in some minutes for all sessions of
 * a booking. Without any link no mail is sent.
 * @throws the mailer's error; the job is retried
 */
export const mailSessionLinks =
  (
    ports: Pick<
      NoticePorts,
      'read' | 'unitOfWork' | 'mailer' | 'invites' | 'profile' | 'now' | 'newToken' | 'hashToken' | 'mailLook'
    >,
  ) =>
  async ({ bookingId, version, again, since }: JobPayloads['mail-session-links']): Promise<void> => {
    const booking = await ports.read.bookings.byId(bookingId);
    const name = mailName(`session-links-${version}`, again);
    if (!booking || linkedSessions(booking, ports.now()).length === 0) return;
    if (await wasSent(ports, booking, name)) return;
    const later = (waiting: string): Job => ({
      task: 'mail-session-links',
      payload: { bookingId, version, since: waiting },
    });
    if (again === undefined && !(await claimTurn(ports, booking, { kind: 'session-links', later, since })))
      return;
    await sendBookingMail(ports, booking, {
      kind: 'session-links',
      name,
      words: sessionLinksWords(booking, ports.profile, await freshBookingLink(ports, booking), ports.now()),
      attachments: bookingInvite(ports, booking),
    });
  };
