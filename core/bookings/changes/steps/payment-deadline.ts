import type { Session } from '../../../calendar/scheduling/session.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { FrozenAmendment, FrozenMove } from '../../booking/frozen-change.ts';
import { findSession } from '../../booking/place.ts';
import { amendmentOf } from '../amendment/frozen.ts';
import { TOO_LATE_TO_PAY } from '../words.ts';
import type { Wanted } from './admission.ts';
import { CHANGE_WAITS_MS } from './lapse-changes.ts';

/** The least time that is left to pay, in milliseconds. */
const LEAST_LEFT_MS = 10 * 60_000;

/** How long a move to a free time waits for its payment, in milliseconds. */
const FREE_TIME_WAITS_MS = 30 * 60_000;

/** The sessions that a change alters, as they are before it. */
const touched = (
  { booking, frozen }: Wanted<FrozenAmendment | FrozenMove>,
  actor: string,
): readonly Session[] => {
  if (frozen.kind === 'move') {
    const session = findSession(booking, frozen.session)?.session;
    return session ? [session] : [];
  }
  return amendmentOf(booking, frozen, actor).changed.flatMap((session) => {
    const before = findSession(booking, session)?.session;
    // A session that has only moved to another line has not changed.
    return before && before !== session ? [before] : [];
  });
};

/**
 * Until when a change may be paid: for a day, or for half an hour where it holds a free time, but no longer than until a session that it
 * alters begins, or until the new time of a move. `actor` is who changes it, as the audit log names them.
 * @throws Refusal 'conflict' when that leaves too little time to pay
 */
export const paymentDeadlineOf = (
  wanted: Wanted<FrozenAmendment | FrozenMove>,
  actor: string,
  at: Date,
): Date => {
  const { frozen } = wanted;
  const starts = touched(wanted, actor).flatMap(({ agreed }) => agreed?.startsAt.getTime() ?? []);
  if (frozen.kind === 'move' && frozen.agreed) starts.push(Date.parse(frozen.agreed.startsAt));
  // A free time is held no longer than for a checkout.
  const waits = frozen.kind === 'move' && frozen.isFreeTime ? FREE_TIME_WAITS_MS : CHANGE_WAITS_MS;
  const until = Math.min(at.getTime() + waits, ...starts);
  if (until - at.getTime() < LEAST_LEFT_MS) throw new Refusal('conflict', TOO_LATE_TO_PAY);
  return new Date(until);
};
