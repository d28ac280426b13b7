import type { BookedLine } from '../booking/booking.ts';
import { zoneIndexAt } from '../policy/policy.ts';
import { Refusal } from '../refusal.ts';
import type { Session } from '../scheduling/session.ts';
import { BEGUN, CANCELLED, DELIVERED, TOO_LATE } from './words.ts';

/** Why a session cannot be amended now; null when it can. Customers may until the policy's last zone (delivery specification A1). */
export const whyNotAmendable = (
  { policy }: Pick<BookedLine, 'policy'>,
  { state, agreed }: Pick<Session, 'state' | 'agreed'>,
  now: Date,
  isDesk: boolean,
): string | null => {
  if (state === 'delivered') return DELIVERED;
  if (state === 'cancelled') return CANCELLED;
  const startsAt = agreed?.startsAt ?? null;
  if (startsAt !== null && startsAt <= now) return BEGUN;
  const { length } = policy.zones;
  const isLast = length > 1 && zoneIndexAt(policy, startsAt, now) === length - 1;
  return isLast && !isDesk ? TOO_LATE : null;
};

/** @throws Refusal 'conflict' in the words of `whyNotAmendable` */
export const assertAmendable = (...given: Parameters<typeof whyNotAmendable>): void => {
  const reason = whyNotAmendable(...given);
  if (reason !== null) throw new Refusal('conflict', reason, { details: { state: given[1].state } });
};
