import type { Booking } from '../booking.ts';
import { isToldByConfirmation } from '../told-by-confirmation.ts';
import type { Acting, SessionChange } from './record-sessions.ts';

/**
 * Queues the mail about the agreed or moved time of one session of a locked booking, unless the mail that confirms the whole booking tells
 * it.
 */
export const queueAgreedMail = async (
  { store }: Pick<Acting, 'store'>,
  before: Booking,
  after: Booking,
  change: SessionChange,
  /** What the move has cost, in cents. */
  fee = 0,
): Promise<void> => {
  if (isToldByConfirmation(before, after, [change])) return;
  const { line, unit, version } = change.session;
  const payload = { bookingId: before.id, line, unit, version };
  await store.jobs.add(
    change.action === 'moved'
      ? { task: 'mail-session-moved', payload: fee > 0 ? { ...payload, fee } : payload }
      : { task: 'mail-session-agreed', payload },
  );
};
