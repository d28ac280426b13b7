import type { Host } from '../../calendar/staffing/host.ts';
import type { SessionRef } from '../delivery/board-session.ts';

/** A host with what the list says of their work. */
export interface HostSummary {
  readonly host: Host;
  readonly sessionsThisWeek: number;
  readonly next: SessionRef | null;
  /** Sessions to come. */
  readonly upcoming: number;
}

/** A host who will be away. */
export interface HostAway {
  readonly summary: HostSummary;
  /** What the host was to lead in that time, by start. */
  readonly clashes: readonly SessionRef[];
}
