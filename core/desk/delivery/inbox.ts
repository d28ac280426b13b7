import { unreadSince } from '../../calendar/staffing/free-times.ts';
import type { Host } from '../../calendar/staffing/host.ts';
import type { BoardSession } from './board-session.ts';
import type { Queue, Queued } from './schedule.ts';

/** A host whose own calendar could not be read for a day, and who therefore takes no instant bookings. */
export interface UnreadCalendar {
  readonly host: Host;
  readonly since: Date;
}

/** What waits for the desk, by queue. */
export type Inbox = Readonly<Record<Queue, Queued<BoardSession>>> & {
  readonly unreadCalendars: readonly UnreadCalendar[];
};

/** Unread calendars, those that failed longest first. */
export const unreadCalendarsOf = (hosts: readonly Host[], at: Date): readonly UnreadCalendar[] =>
  hosts
    .flatMap((host) => {
      const since = unreadSince(host, at);
      return since ? [{ host, since }] : [];
    })
    .toSorted((a, b) => a.since.getTime() - b.since.getTime());
