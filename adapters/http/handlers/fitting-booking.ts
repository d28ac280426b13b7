import { fittingItems } from './fitting-items.ts';

/** A booking with at most this many sessions is always below 1 MB. */
const FEW = 100;

interface Sent<Session> {
  readonly sessions: readonly Session[];
  readonly sessionsLeftOut?: number;
}

/**
 * Limits a booking to 1 MB (decision 223): its sessions start at index `from`, and as many are sent as fit. The others are counted
 * in `sessionsLeftOut`.
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
