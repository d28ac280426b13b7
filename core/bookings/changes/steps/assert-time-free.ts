import { endOf } from '../../../calendar/scheduling/session.ts';
import { assertHostsFree } from '../../../calendar/staffing/steps/move-hosts.ts';
import type { FrozenAmendment, FrozenMove } from '../../booking/frozen-change.ts';
import { findSession } from '../../booking/place.ts';
import { staffedSession } from '../../booking/staffed-session.ts';
import type { ChangeStore } from '../ports.ts';
import type { Wanted } from './admission.ts';
import { hostAtFreeTime } from './free-move.ts';

/**
 * Nobody is asked to pay for an instant at which the session's hosts are not free. It is judged again when the money is here.
 * @throws Refusal 'conflict' with the host in `clash`
 */
export const assertTimeFree = async (
  store: ChangeStore,
  { booking, frozen }: Wanted<FrozenAmendment | FrozenMove>,
  at: Date,
): Promise<void> => {
  if (frozen.kind !== 'move' || !frozen.agreed) return;
  if (frozen.isFreeTime) {
    await hostAtFreeTime(store, booking, frozen, at);
    return;
  }
  // Who is held for a session that has no time yet does not move with it.
  if (!findSession(booking, frozen.session)?.session.agreed) return;
  const session = staffedSession(booking, frozen.session);
  const startsAt = new Date(frozen.agreed.startsAt);
  const span = { startsAt, endsAt: endOf({ startsAt, minutes: frozen.agreed.minutes }) };
  if (session) await assertHostsFree(store, session, span, at);
};
