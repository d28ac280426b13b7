import type { Booking } from '../../../bookings/booking/booking.ts';
import {
  type Acting,
  recordSessions,
  type SessionChange,
} from '../../../bookings/booking/steps/record-sessions.ts';
import { assertVersion } from '../../../kernel/version.ts';
import { asAdmin } from '../../../people/as-admin.ts';
import { actorOf, type Caller } from '../../../people/caller.ts';
import type { BoardSession } from '../board-session.ts';
import type { DeliveryPorts } from '../ports.ts';
import type { SessionPlace } from '../session-place.ts';
import { readBoardSession, sessionKeyOf } from './find-session.ts';
import { lockPlace } from './lock-session.ts';

export type EditPorts = Pick<DeliveryPorts, 'unitOfWork' | 'read' | 'now'>;

/** The session, and the version that the desk has seen. */
export interface Edited {
  readonly id: string;
  readonly version?: number | null | undefined;
}

export interface Edit {
  readonly acting: Acting;
  readonly place: SessionPlace;
  /** Saves the changed session, and everything that follows from the change. */
  record(change: SessionChange): Promise<Booking>;
}

/**
 * Runs an administrator's edit of one session, with its booking locked; returns the session as it is afterwards.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found', 'conflict' (stale version), and what `work` throws
 */
export const editSession = async (
  ports: EditPorts,
  caller: Caller,
  { id, version }: Edited,
  work: (edit: Edit) => Promise<void>,
): Promise<BoardSession> => {
  const key = sessionKeyOf(id);
  await asAdmin(ports, caller, async ({ store, at }) => {
    const place = await lockPlace(store, key);
    assertVersion(version, place.session.version);
    const acting = { store, at, actor: actorOf(caller) };
    const record = (change: SessionChange) => recordSessions(acting, place.booking, [change]);
    await work({ acting, place, record });
  });
  return readBoardSession(ports.read, key);
};
