import type { DaySpan } from '../scheduling/booking-rules.ts';
import type { Zone } from '../scheduling/zone.ts';

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

/** Who presents sessions. */
export interface Host {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly pictureUrl: string | null;
  /** A line about them. */
  readonly about: string | null;
  /** An IANA zone or one of the nine labels. */
  readonly zone: Zone;
  /** BCP 47, such as `en` or `pt-BR`. */
  readonly languages: readonly string[];
  /** The experiences they can lead. */
  readonly experienceIds: readonly number[];
  /** In the host's own zone; several a day, none of which overlap. */
  readonly hours: readonly DaySpan[];
  readonly absences: readonly Absence[];
  /** Minutes kept free around a session. */
  readonly breakBefore: number;
  readonly breakAfter: number;
  readonly mostADay: number;
  /** The https address of their own calendar. */
  readonly feedUrl: string | null;
  readonly feed: FeedState;
  readonly active: boolean;
  /** When their page was opened last; null when never. */
  readonly pageOpenedAt: Date | null;
  readonly version: number;
}

/** What a new host starts with. */
export const HOST_DEFAULTS = { breakBefore: 15, breakAfter: 15, mostADay: 3 } as const;

/** A busy time of a host's own calendar: advice, never a block. */
export interface BusyTime {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

export type NewHost = Omit<Host, 'id' | 'absences' | 'feed' | 'active' | 'pageOpenedAt' | 'version'>;
export type NewHostAbsence = Omit<Absence, 'id'>;

/** A feed that was never read. */
export const UNREAD_FEED: FeedState = { readAt: null, failingSince: null, error: null, busy: 0, remarks: [] };

/** Sessions that a host leads in a week at most: sessions a day, on each day with hours. */
export const mostAWeek = ({ hours, mostADay }: Pick<Host, 'hours' | 'mostADay'>): number =>
  new Set(hours.map(({ weekday }) => weekday)).size * mostADay;
