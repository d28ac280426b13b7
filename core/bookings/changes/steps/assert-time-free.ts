import { endOf } from '../../../calendar/scheduling/session.ts';
import { assertHostsFree } from '../../../calendar/staffing/steps/move-hosts.ts';
import type { FrozenAmendment, FrozenMove } from '../../booking/frozen-change.ts';
import { findSession } from '../../booking/place.ts';
import { staffedSession } from '../../booking/staffed-session.ts';
import type { ChangeStore } from '../ports.ts';
import type { Wanted } from './admission.ts';
import { hostAtFreeTime } from './free-move.ts';

/**
 * Refuses a time at which the session's hosts are not free before anybody is asked to pay for it. The time is checked again once it is
 * paid.
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
  // A host who is held for a session without an agreed time does not move with it.
  if (!findSession(booking, frozen.session)?.session.agreed) return;
  const session = staffedSession(booking, frozen.session);
  const startsAt = new Date(frozen.agreed.startsAt);
  const span = { startsAt, endsAt: endOf({ startsAt, minutes: frozen.agreed.minutes }) };
  if (session) await assertHostsFree(store, session, span, at);
};
