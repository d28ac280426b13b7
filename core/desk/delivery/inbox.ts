import { unreadSince } from '../../calendar/staffing/free-times.ts';
import type { Host } from '../../calendar/staffing/host.ts';
import type { BoardSession } from './board-session.ts';
import type { Queue, Queued } from './schedule.ts';

/** A host whose own calendar could not be read for a day: they take no instant bookings (free times I2). */
export interface UnreadCalendar {
  readonly host: Host;
  readonly since: Date;
}

/** What waits for the desk. */
export type Inbox = Readonly<Record<Queue, Queued<BoardSession>>> & {
  readonly unreadCalendars: readonly UnreadCalendar[];
};

/** The longest first. */
export const unreadCalendarsOf = (hosts: readonly Host[], at: Date): readonly UnreadCalendar[] =>
  hosts
    .flatMap((host) => {
      const since = unreadSince(host, at);
      return since ? [{ host, since }] : [];
    })
    .toSorted((a, b) => a.since.getTime() - b.since.getTime());
