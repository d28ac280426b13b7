import type { SessionKey } from '../../calendar/scheduling/session.ts';
import { isOfSession } from '../../calendar/staffing/assignment.ts';
import type { StaffingNow } from '../../calendar/staffing/free-times.ts';

/** A session that moves to another time. */
export interface Moving {
  readonly session: SessionKey;
  /** The hosts who lead it now. */
  readonly hostIds: readonly number[];
}

/**
 * The facts without the reservations of a session that moves. Its present hosts may continue to lead it, also where they take no instant
 * bookings.
 */
export const withoutMoving = <Facts extends Pick<StaffingNow, 'hosts' | 'reserved' | 'unstaffed'>>(
  facts: Facts,
  { session, hostIds }: Moving,
): Facts => ({
  ...facts,
  hosts: facts.hosts.map((host) => (hostIds.includes(host.id) ? { ...host, takesInstant: true } : host)),
  reserved: facts.reserved.filter((each) => !isOfSession(each, session)),
  unstaffed: facts.unstaffed.filter((each) => !isOfSession(each, session)),
});
