import type { ValuesOf } from '../../kernel/records/field.ts';
import type { HOST } from './host-record.ts';

export interface Absence {
  readonly id: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly reason: string | null;
  /** Whether the host has added it on their own page. */
  readonly byHost: boolean;
}

export interface HostAbsence extends Pick<Absence, 'startsAt' | 'endsAt'> {
  readonly hostId: number;
}

/** The state of reading a host's own calendar. */
export interface FeedState {
  /** When it was last read successfully; null before the first time. */
  readonly readAt: Date | null;
  /** Since when reading fails; null while it works. */
  readonly failingSince: Date | null;
  /** Why it fails. */
  readonly error: string | null;
  /** Number of future busy times at the last successful reading. */
  readonly busy: number;
  /** What the last successful reading left out or guessed, one sentence each. */
  readonly remarks: readonly string[];
}

/** The fields of a new host; breaks are minutes that are kept free around a session. */
export type NewHost = ValuesOf<typeof HOST>;

/** A host, who presents sessions. */
export type Host = NewHost & {
  readonly id: number;
  readonly absences: readonly Absence[];
  readonly feed: FeedState;
  readonly active: boolean;
  /** When the host's page was last opened; null when never. */
  readonly pageOpenedAt: Date | null;
  readonly version: number;
};

/** A busy time from a host's own calendar: a warning for the desk, and a block for free times. */
export interface BusyTime {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

export type NewHostAbsence = Omit<Absence, 'id'>;

/** A feed that was never read. */
export const UNREAD_FEED: FeedState = { readAt: null, failingSince: null, error: null, busy: 0, remarks: [] };

/** Maximum number of sessions a week: sessions a day, on each day with hours. */
export const mostAWeek = ({ hours, mostADay }: Pick<Host, 'hours' | 'mostADay'>): number =>
  new Set(hours.map(({ weekday }) => weekday)).size * mostADay;
