import type { Session } from '../../../calendar/scheduling/session.ts';
import { takesPlace, tookPlace } from '../../../calendar/scheduling/session-states.ts';
import { MAX_AMOUNT, type MinorUnits, plus } from '../../../kernel/money.ts';
import { invalid, Refusal } from '../../../kernel/refusal.ts';
import { zoneIndexAt } from '../../../shop/policy/policy.ts';
import type { BookedLine, Booking } from '../../booking/booking.ts';
import { BEGUN, CANCELLED, DELIVERED, TOO_DEAR, TOO_LATE, TOO_LATE_FOR_BOOKING } from '../words.ts';

/** Why a session cannot be amended now; null when it can. Customers may until the policy's last zone (delivery specification A1). */
export const whyNotAmendable = (
  { policy }: Pick<BookedLine, 'policy'>,
  session: Pick<Session, 'state' | 'agreed'>,
  now: Date,
  isDesk: boolean,
): string | null => {
  if (tookPlace(session)) return DELIVERED;
  if (!takesPlace(session)) return CANCELLED;
  const startsAt = session.agreed?.startsAt ?? null;
  if (startsAt !== null && startsAt <= now) return BEGUN;
  const { length } = policy.zones;
  const isLast = length > 1 && zoneIndexAt(policy, startsAt, now) === length - 1;
  return isLast && !isDesk ? TOO_LATE : null;
};

/**
 * What touches no session that is booked, such as another line or who the customer is: customers may until the last zone of all that takes
 * place.
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
 * A change that costs more stays below what a booking may cost, as a checkout does (decision 079).
 * @throws Refusal 'invalid'
 */
export const assertAffordable = ({ total }: Pick<Booking, 'total'>, difference: MinorUnits): void => {
  if (difference > 0 && plus(total, difference) > MAX_AMOUNT) throw invalid('lines', TOO_DEAR);
};

/** @throws Refusal 'conflict' in the words of `whyNotAmendable` */
export const assertAmendable = (...given: Parameters<typeof whyNotAmendable>): void => {
  const reason = whyNotAmendable(...given);
  if (reason !== null) throw new Refusal('conflict', reason, { details: { state: given[1].state } });
};
