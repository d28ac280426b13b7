import type { Booking } from '../../../bookings/booking/booking.ts';
import { wasAccepted } from '../../../bookings/booking/booking-mail.ts';
import type { Job } from '../../../kernel/jobs.ts';
import { hostOf } from '../../../kernel/site-host.ts';
import type { NoticePorts } from '../ports.ts';

/** Minimum time between two mails of one kind about a booking, in milliseconds, however often it changes (decision 202). */
export const BETWEEN_MAILS_MS = 5 * 60_000;

/** A mail that was sent at least this long after a job began to wait has read the booking after that job's change. */
const READ_AFTER_MS = 60_000;

/** How long a claim is held when its process has crashed, in milliseconds. */
const TURN_MS = 60_000;

interface Turn {
  readonly kind: string;
  /** The job for the same mail when it has to wait; it keeps the instant since when it waits. */
  readonly later: (since: string) => Job;
  /** Since when it has been waiting, as an ISO instant. */
  readonly since: string | undefined;
}

/**
 * Claims the turn to send a mail of this kind; false where it may not be sent now. The first one may be sent at once. For a mail that
 * follows within minutes a job is queued: it waits until they are over, and then describes the booking as it is. Of all waiting mails one
 * is sent, because it contains what the others would.
 */
export const claimTurn = async (
  { read, unitOfWork, profile, now }: Pick<NoticePorts, 'read' | 'unitOfWork' | 'profile' | 'now'>,
  { id: bookingId, reference }: Pick<Booking, 'id' | 'reference'>,
  { kind, later, since }: Turn,
): Promise<boolean> => {
  const at = now();
  const mails = (await read.bookingMails.of(bookingId)).filter((mail) => mail.kind === kind);
  const last = Math.max(0, ...mails.map((mail) => (wasAccepted(mail) ? mail.at.getTime() : 0)));
  if (since !== undefined && last >= Date.parse(since) + READ_AFTER_MS) return false;
  const isQuiet = at.getTime() - last >= BETWEEN_MAILS_MS;
  return unitOfWork(async ({ bookingMails, jobs }) => {
    // Concurrent jobs see the same number of attempts, and so claim the same turn; after a failed attempt it is another turn.
    const turn = mails.reduce((count, { attempts }) => count + attempts, 0);
    const messageId = `${kind}-turn-${turn}-${reference}@${hostOf(profile.publicUrl)}`;
    const until = new Date(at.getTime() + TURN_MS);
    if (isQuiet && (await bookingMails.claim({ bookingId, messageId, now: at, until }))) return true;
    const notBefore = new Date((isQuiet ? at.getTime() : last) + BETWEEN_MAILS_MS);
    await jobs.add(later(since ?? at.toISOString()), notBefore);
    return false;
  });
};
