import type { SessionKey } from '../../calendar/scheduling/session.ts';
import { isOfSession } from '../../calendar/staffing/assignment.ts';
import type { StaffingNow } from '../../calendar/staffing/free-times.ts';

/** A session that is to have another time. */
export interface Moving {
  readonly session: SessionKey;
  /** Who leads it now. */
  readonly hostIds: readonly number[];
}

/** As if a session that moves reserved nothing: it is in nobody's way. Who leads it may go on, also where they take no instant bookings. */
export const withoutMoving = <Facts extends Pick<StaffingNow, 'hosts' | 'reserved' | 'unstaffed'>>(
  facts: Facts,
  { session, hostIds }: Moving,
): Facts => ({
  ...facts,
  hosts: facts.hosts.map((host) => (hostIds.includes(host.id) ? { ...host, takesInstant: true } : host)),
  reserved: facts.reserved.filter((each) => !isOfSession(each, session)),
  unstaffed: facts.unstaffed.filter((each) => !isOfSession(each, session)),
});
