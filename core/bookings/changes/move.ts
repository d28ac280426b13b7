import { formatMoney, type MinorUnits, plus, ZERO } from '../../kernel/money.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { changeCostAt } from '../../shop/policy/policy.ts';
import type { Booking } from '../booking/booking.ts';
import type { BookingFee } from '../booking/fee.ts';
import type { FrozenMove } from '../booking/frozen-change.ts';
import { findSession, type SessionName } from '../booking/place.ts';
import { worthWithout } from '../booking/worth.ts';
import { titleOfLine } from './title.ts';
import { whyClosed } from './why-closed.ts';
import { NO_MOVING_ONLINE, NO_SUCH_SESSION } from './words.ts';

/**
 * What moving a session costs now. A session without an agreed time moves for free: only its preferred times change.
 * @throws Refusal 'not-found', 'conflict' (delivered, cancelled, begun, or too close to its start for customers)
 */
export const moveFeeOf = (booking: Booking, name: SessionName, now: Date, isDesk: boolean): MinorUnits => {
  const place = findSession(booking, name);
  if (!place) throw new Refusal('not-found', NO_SUCH_SESSION);
  const { session, line } = place;
  const conflict = (words: string) => new Refusal('conflict', words, { details: { state: session.state } });
  const closed = whyClosed(session, 'change', now);
  if (closed !== null) throw conflict(closed);
  const [taken] = worthWithout(booking, [session]).taken;
  const cost = changeCostAt(line.policy, taken?.price ?? ZERO, session.agreed?.startsAt ?? null, now);
  if (cost.moveFee === null && !isDesk) throw conflict(NO_MOVING_ONLINE);
  return cost.moveFee ?? ZERO;
};

/** The booking with the fee of a move, dated when its figures were computed. */
export const withMoveFee = (booking: Booking, { session, difference, at }: FrozenMove): Booking => {
  if (difference === ZERO) return booking;
  const line = findSession(booking, session)?.line;
  const fee: BookingFee = {
    kind: 'move',
    amount: difference,
    reason: `Moving ${titleOfLine(line ?? { experience: null })}: ${formatMoney(difference)}`,
    session,
    at: new Date(at),
  };
  return { ...booking, fees: [...booking.fees, fee], total: plus(booking.total, difference) };
};
