import { fittingItems } from './fitting-items.ts';

/** Fewer are always below 1 MB. */
const FEW = 100;

interface Sent<Session> {
  readonly sessions: readonly Session[];
  readonly sessionsLeftOut?: number;
}

/**
 * A booking as it is sent: with its sessions behind the first `from`, as far as they fit in an answer (decision 223). What is left out is
 * counted.
 */
export const fittingBooking = <Session, Booking extends Sent<Session>>(
  booking: Booking & Sent<Session>,
  from = 0,
): Booking => {
  const { sessions, sessionsLeftOut = 0, ...beside } = booking;
  if (from === 0 && sessions.length <= FEW) return booking;
  const fitting = fittingItems(sessions.slice(from), { beside });
  const leftOut = sessions.length - fitting.length;
  if (leftOut === 0) return booking;
  return { ...booking, sessions: fitting, sessionsLeftOut: sessionsLeftOut + leftOut };
};
