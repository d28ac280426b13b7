import type { Zone } from '../../calendar/scheduling/zone.ts';
import type { Span } from '../../calendar/staffing/assignment.ts';
import type { Absence, BusyTime, Host } from '../../calendar/staffing/host.ts';
import type { LocalDate } from '../../kernel/calendar.ts';
import type { BoardSession, BookedSession } from './board-session.ts';

export interface ScheduleQuestion {
  readonly from: LocalDate;
  readonly to: LocalDate;
  /** The time zone of the days. */
  readonly zone: Zone;
}

/** A host's row in the schedule. */
export interface ScheduleLane {
  readonly host: Host;
  readonly sessions: number;
  readonly available: readonly Span[];
  readonly absences: readonly Absence[];
  readonly busy: readonly BusyTime[];
}

/** Sessions and hosts of some days. */
export interface Schedule extends ScheduleQuestion {
  readonly lanes: readonly ScheduleLane[];
  readonly sessions: readonly BoardSession[];
  readonly days: readonly { readonly date: LocalDate; readonly sessions: number }[];
}

/** The queues of the inbox. */
export const QUEUES = [
  'needsTime',
  'waitsForCustomer',
  'needsHost',
  /** The host is absent at its time. */
  'hostAway',
  'declined',
  'needsLink',
  'today',
] as const;
export type Queue = (typeof QUEUES)[number];

/** One queue of the inbox. */
export interface Queued<Session extends BookedSession> {
  readonly count: number;
  /** For the first session: since when it waits, when it expires, when it was declined, or when it starts. */
  readonly at: Date | null;
  /** The most urgent first. */
  readonly sessions: readonly Session[];
}
