import type { Job, JobPayloads } from '../../../kernel/jobs.ts';
import { hostOf } from '../../../kernel/site-host.ts';
import { customerChangesWords } from '../mails.ts';
import type { NoticePorts } from '../ports.ts';
import { claimTurn } from '../steps/claim-turn.ts';
import { CUSTOMER_CHANGES, customerChanges } from '../steps/customer-changes.ts';
import { sendLogged } from '../steps/send-logged-mail.ts';

/**
 * Mails the desk what a customer has changed, cancelled or moved, at most once in some minutes for all changes of a booking. Changes by the
 * staff are left out (decision 233).
 * @throws the mailer's error; the job is retried
 */
export const mailCustomerChanges =
  (ports: Pick<NoticePorts, 'read' | 'unitOfWork' | 'mailer' | 'mailLook' | 'profile' | 'now'>) =>
  async ({ since, ...job }: JobPayloads['mail-customer-changes']): Promise<void> => {
    const { read, profile } = ports;
    const from = new Date(job.from);
    const booking = await read.bookings.byId(job.bookingId);
    if (!booking || !(await customerChanges(ports, booking, from))) return;
    const later = (waiting: string): Job => ({
      task: 'mail-customer-changes',
      payload: { ...job, since: waiting },
    });
    if (!(await claimTurn(ports, booking, { kind: CUSTOMER_CHANGES, later, since }))) return;
    const changes = await customerChanges(ports, booking, from);
    if (!changes) return;
    const url = `${profile.publicUrl}/admin?tab=bookings&booking=${booking.id}&page=1`;
    await sendLogged(ports, {
      bookingId: booking.id,
      partnerId: booking.partner?.id ?? null,
      kind: CUSTOMER_CHANGES,
      messageId: `${CUSTOMER_CHANGES}-${changes.newest}-${booking.reference}@${hostOf(profile.publicUrl)}`,
      to: { name: profile.name, address: profile.mail },
      words: customerChangesWords(booking, changes.words, url),
    });
  };
