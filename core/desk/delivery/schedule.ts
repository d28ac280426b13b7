import type { Zone } from '../../calendar/scheduling/zone.ts';
import type { Span } from '../../calendar/staffing/assignment.ts';
import type { Absence, BusyTime, Host } from '../../calendar/staffing/host.ts';
import type { LocalDate } from '../../kernel/calendar.ts';
import type { BoardSession, BookedSession } from './board-session.ts';

export interface ScheduleQuestion {
  readonly from: LocalDate;
  readonly to: LocalDate;
  /** Whose days they are. */
  readonly zone: Zone;
}

/** A host's lane. */
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

/** What waits for the desk. */
export const QUEUES = [
  'needsTime',
  'waitsForCustomer',
  'needsHost',
  /** Its host is away at its time. */
  'hostAway',
  'declined',
  'needsLink',
  'today',
] as const;
export type Queue = (typeof QUEUES)[number];

/** One queue of the inbox. */
export interface Queued<Session extends BookedSession> {
  readonly count: number;
  /** Of the first: since when it waits, when it expires, was declined, or starts. */
  readonly at: Date | null;
  /** The most urgent first. */
  readonly sessions: readonly Session[];
}
