import type { Host } from '../../calendar/staffing/host.ts';
import type { SessionRef } from '../delivery/board-session.ts';

/** A host with figures about their sessions. */
export interface HostSummary {
  readonly host: Host;
  readonly sessionsThisWeek: number;
  readonly next: SessionRef | null;
  /** Number of future sessions. */
  readonly upcoming: number;
}

/** A host with an absence. */
export interface HostAway {
  readonly summary: HostSummary;
  /** Sessions that the host was to lead in that time, by start. */
  readonly clashes: readonly SessionRef[];
}
