import type { Booking } from '../../../bookings/booking/booking.ts';
import { hasLeft } from '../../../bookings/booking/booking-mail.ts';
import type { Job } from '../../../kernel/jobs.ts';
import { hostOf } from '../../../kernel/site-host.ts';
import type { NoticePorts } from '../ports.ts';

/** A booking has one mail of a kind in so long, whoever changes it how often (decision 202). */
export const BETWEEN_MAILS_MS = 5 * 60_000;

/** A mail that was sent so long after a job had to wait has read the booking after it. */
const READ_AFTER_MS = 60_000;

/** How long a turn belongs to a process that has died. */
const TURN_MS = 60_000;

interface Turn {
  readonly kind: string;
  /** The same mail, for when it has to wait; it keeps since when it does. */
  readonly later: (since: string) => Job;
  /** Since when it waits already; an ISO instant. */
  readonly since: string | undefined;
}

/**
 * Whether a mail of this kind may be sent now. The first one may at once. One that follows within minutes waits until they are over, and
 * then speaks of the booking as it is; of all that wait one is sent, because it has told what the others would.
 */
export const isItsTurn = async (
  { read, unitOfWork, profile, now }: Pick<NoticePorts, 'read' | 'unitOfWork' | 'profile' | 'now'>,
  { id: bookingId, reference }: Pick<Booking, 'id' | 'reference'>,
  { kind, later, since }: Turn,
): Promise<boolean> => {
  const at = now();
  const mails = (await read.bookingMails.of(bookingId)).filter((mail) => mail.kind === kind);
  const last = Math.max(0, ...mails.map((mail) => (hasLeft(mail) ? mail.at.getTime() : 0)));
  if (since !== undefined && last >= Date.parse(since) + READ_AFTER_MS) return false;
  const isQuiet = at.getTime() - last >= BETWEEN_MAILS_MS;
  return unitOfWork(async ({ bookingMails, jobs }) => {
    // Jobs that run at once see the same attempts, and so ask for the same turn; after one that failed there is another.
    const turn = mails.reduce((count, { attempts }) => count + attempts, 0);
    const messageId = `${kind}-turn-${turn}-${reference}@${hostOf(profile.publicUrl)}`;
    const until = new Date(at.getTime() + TURN_MS);
    if (isQuiet && (await bookingMails.claim({ bookingId, messageId, now: at, until }))) return true;
    const notBefore = new Date((isQuiet ? at.getTime() : last) + BETWEEN_MAILS_MS);
    await jobs.add(later(since ?? at.toISOString()), notBefore);
    return false;
  });
};
