import type { ValuesOf } from '../../kernel/records/field.ts';
import type { HOST } from './host-record.ts';

/** A time away. */
export interface Absence {
  readonly id: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly reason: string | null;
  /** Whether the host has added it on their own page. */
  readonly byHost: boolean;
}

/** When somebody of all hosts is away. */
export interface HostAbsence extends Pick<Absence, 'startsAt' | 'endsAt'> {
  readonly hostId: number;
}

/** How the reading of a host's own calendar went. */
export interface FeedState {
  /** Of the last good reading; null before the first. */
  readonly readAt: Date | null;
  /** Since when it fails; null while it is fine. */
  readonly failingSince: Date | null;
  /** Why it fails. */
  readonly error: string | null;
  /** Busy times that were to come at the last good reading. */
  readonly busy: number;
  /** What the last good reading passed over or guessed, a sentence each. */
  readonly remarks: readonly string[];
}

/** What is said of a host; breaks are minutes kept free around a session. */
export type NewHost = ValuesOf<typeof HOST>;

/** Who presents sessions. */
export type Host = NewHost & {
  readonly id: number;
  readonly absences: readonly Absence[];
  readonly feed: FeedState;
  readonly active: boolean;
  /** When their page was opened last; null when never. */
  readonly pageOpenedAt: Date | null;
  readonly version: number;
};

/** A busy time of a host's own calendar: advice, never a block. */
export interface BusyTime {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

export type NewHostAbsence = Omit<Absence, 'id'>;

/** A feed that was never read. */
export const UNREAD_FEED: FeedState = { readAt: null, failingSince: null, error: null, busy: 0, remarks: [] };

/** Sessions that a host leads in a week at most: sessions a day, on each day with hours. */
export const mostAWeek = ({ hours, mostADay }: Pick<Host, 'hours' | 'mostADay'>): number =>
  new Set(hours.map(({ weekday }) => weekday)).size * mostADay;
