import type { BookedSession, SessionRef } from './board-session.ts';
import type { Queue, Queued } from './schedule.ts';

export type QueuedSessions = Queued<BookedSession>;

export interface InboxQuestion {
  readonly now: Date;
  /** The shop's day. */
  readonly today: { readonly from: Date; readonly to: Date };
  /** Sessions of each queue at most. */
  readonly limit: number;
}

/** Sessions of all bookings, as the desk's screens need them. */
export interface SessionBoard {
  /** Agreed and delivered ones that overlap `[from, to)`, and suggested ones with a time in it, by their first time there; the first `limit` of each kind. */
  between(from: Date, to: Date, limit: number): Promise<readonly BookedSession[]>;
  inbox(question: InboxQuestion): Promise<Readonly<Record<Queue, QueuedSessions>>>;
  /** Sessions that a host is asked for or leads and that end after `from`, by start. */
  comingOf(hostId: number, from: Date): Promise<readonly SessionRef[]>;
  /** Of each host with such sessions, how many there are and the first. */
  upcoming(
    from: Date,
  ): Promise<readonly { readonly hostId: number; readonly count: number; readonly next: SessionRef }[]>;
}
