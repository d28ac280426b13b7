import type { AgreedTime, SessionKey } from '../../calendar/scheduling/session.ts';
import type { LocalDate } from '../../kernel/calendar.ts';

/** Whose sessions a private calendar address shows. */
export interface FeedSubject {
  readonly kind: 'booking' | 'account' | 'host';
  readonly id: number;
}

/** Private calendar addresses. They end when they are revoked, and with what they show. */
export interface CalendarFeeds {
  /** `tokenHash` is hex sha256. */
  add(subject: FeedSubject, tokenHash: string, at: Date): Promise<void>;
  /** null when there is none, or it was revoked. */
  byTokenHash(tokenHash: string): Promise<FeedSubject | null>;
  /** Ends every address of a subject, or those that were made after `since`. */
  revoke(subject: FeedSubject, since?: Date | null): Promise<void>;
}

/** An agreed session that is to come. */
export interface ComingSession extends SessionKey, Pick<AgreedTime, 'startsAt' | 'zone'> {}

/** A reminder of a session on its day, so many days ahead. */
export interface SessionReminder extends SessionKey {
  /** The session's, by its own clock. */
  readonly day: LocalDate;
  readonly daysAhead: number;
}

/** Which reminders have been queued. */
export interface ReminderLog {
  /** Agreed sessions that start in `[from, to)`. */
  coming(from: Date, to: Date): Promise<readonly ComingSession[]>;
  /** Answers those that were not claimed before. Of concurrent calls, one gets each. */
  claim(reminders: readonly SessionReminder[]): Promise<readonly SessionReminder[]>;
  /** As `claim`, of hosts' mails about one of their days. */
  claimHostDays(
    days: readonly { readonly hostId: number; readonly day: LocalDate }[],
  ): Promise<readonly { readonly hostId: number; readonly day: LocalDate }[]>;
}
