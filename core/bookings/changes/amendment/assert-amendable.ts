import type { Session } from '../../../calendar/scheduling/session.ts';
import { type MinorUnits, maxAmount, plus } from '../../../kernel/money.ts';
import { invalid, Refusal } from '../../../kernel/refusal.ts';
import { zoneIndexAt } from '../../../shop/policy/policy.ts';
import type { BookedLine, Booking } from '../../booking/booking.ts';
import { whyClosed } from '../why-closed.ts';
import { TOO_LATE, TOO_LATE_FOR_BOOKING, tooDear } from '../words.ts';

/** Why a session cannot be amended now; null when it can. Customers may amend it until the policy's last zone begins. */
export const whyNotAmendable = (
  { policy }: Pick<BookedLine, 'policy'>,
  session: Pick<Session, 'state' | 'agreed'>,
  now: Date,
  isDesk: boolean,
): string | null => {
  const closed = whyClosed(session, 'change', now);
  if (closed !== null) return closed;
  const startsAt = session.agreed?.startsAt ?? null;
  const { length } = policy.zones;
  const isLast = length > 1 && zoneIndexAt(policy, startsAt, now) === length - 1;
  return isLast && !isDesk ? TOO_LATE : null;
};

/**
 * For changes that concern no booked session, such as another line or the customer: customers may make them until the last zone of any
 * session that takes place begins.
 * @throws Refusal 'conflict'
 */
export const assertBookingAmendable = (
  { lines }: Pick<Booking, 'lines'>,
  now: Date,
  isDesk: boolean,
): void => {
  const isOpen = lines.some((line) =>
    line.sessions.some((session) => whyNotAmendable(line, session, now, isDesk) === null),
  );
  if (!isOpen && !isDesk) throw new Refusal('conflict', TOO_LATE_FOR_BOOKING);
};

/**
 * Refuses a change that raises the total above the maximum of a booking, as a checkout does (decision 079).
 * @throws Refusal 'invalid'
 */
export const assertAffordable = ({ total }: Pick<Booking, 'total'>, difference: MinorUnits): void => {
  if (difference > 0 && plus(total, difference) > maxAmount()) throw invalid('lines', tooDear());
};

/** @throws Refusal 'conflict' with the reason that `whyNotAmendable` gives */
export const assertAmendable = (...given: Parameters<typeof whyNotAmendable>): void => {
  const reason = whyNotAmendable(...given);
  if (reason !== null) throw new Refusal('conflict', reason, { details: { state: given[1].state } });
};
