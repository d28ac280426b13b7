import type { Session } from '../../../calendar/scheduling/session.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { FrozenAmendment, FrozenMove } from '../../booking/frozen-change.ts';
import { findSession } from '../../booking/place.ts';
import { amendmentOf } from '../amendment/frozen.ts';
import { TOO_LATE_TO_PAY } from '../words.ts';
import type { Wanted } from './admission.ts';
import { CHANGE_WAITS_MS } from './lapse-changes.ts';

/** What whoever pays has left at least. */
const LEAST_LEFT_MS = 10 * 60_000;

/** How long a move to a free time waits for its payment. */
const FREE_TIME_WAITS_MS = 30 * 60_000;

/** Sessions that a change makes others of, as they are before it. */
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
    // One that has only been given to another line is as it was.
    return before && before !== session ? [before] : [];
  });
};

/**
 * Until when a change may be paid: a day, half an hour where it holds a free time, and no longer than until a session begins that it touches, or the time that it moves one to.
 * `actor` is who changes it, as the audit log names them.
 * @throws Refusal 'conflict' when that leaves nobody the time to pay
 */
export const payBy = (wanted: Wanted<FrozenAmendment | FrozenMove>, actor: string, at: Date): Date => {
  const { frozen } = wanted;
  const starts = touched(wanted, actor).flatMap(({ agreed }) => agreed?.startsAt.getTime() ?? []);
  if (frozen.kind === 'move' && frozen.agreed) starts.push(Date.parse(frozen.agreed.startsAt));
  // A free time is held no longer than one of a checkout.
  const waits = frozen.kind === 'move' && frozen.isFreeTime ? FREE_TIME_WAITS_MS : CHANGE_WAITS_MS;
  const until = Math.min(at.getTime() + waits, ...starts);
  if (until - at.getTime() < LEAST_LEFT_MS) throw new Refusal('conflict', TOO_LATE_TO_PAY);
  return new Date(until);
};
