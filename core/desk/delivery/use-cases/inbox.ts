import type { Zone } from '../../../calendar/scheduling/zone.ts';
import { dayIn } from '../../../calendar/staffing/wall-clock.ts';
import { daysAfter } from '../../../kernel/calendar.ts';
import { type Caller, requireAdmin } from '../../../people/caller.ts';
import { shopZone } from '../../../shop/settings/shop-zone.ts';
import type { BoardSession } from '../board-session.ts';
import { type Inbox, unreadCalendarsOf } from '../inbox.ts';
import type { DeliveryPorts } from '../ports.ts';
import { QUEUES, type Queue, type Queued } from '../schedule.ts';
import { markAway, withAssignments } from '../steps/named-assignments.ts';
import { dayStart } from './schedule.ts';

const MOST_SESSIONS = 100;

type NamedQueue = Queued<BoardSession>;

/**
 * What waits for the desk. The present day is in the zone `given`, or in the shop's where it is null.
 * @throws Refusal 'unauthenticated' or 'forbidden'
 */
export const inbox =
  ({ read, now }: Pick<DeliveryPorts, 'read' | 'now'>) =>
  async (caller: Caller, given: Zone | null): Promise<Inbox> => {
    requireAdmin(caller);
    const zone = given ?? (await shopZone(read));
    const at = now();
    const day = dayIn(at.getTime(), zone);
    const today = { from: dayStart(day, zone), to: dayStart(daysAfter(day, 1), zone) };
    const [queues, hosts] = await Promise.all([
      read.board.inbox({ now: at, today, limit: MOST_SESSIONS }),
      read.hosts.active(at),
    ]);
    const listed = QUEUES.flatMap((queue) => queues[queue].sessions);
    const named = markAway(await withAssignments(read, listed), await read.hosts.absencesAfter(at));
    let before = 0;
    const next = (queue: Queue): NamedQueue => {
      const { count, at: first, sessions } = queues[queue];
      const own = named.slice(before, before + sessions.length);
      before += sessions.length;
      return { count, at: first, sessions: own };
    };
    return {
      needsTime: next('needsTime'),
      waitsForCustomer: next('waitsForCustomer'),
      needsHost: next('needsHost'),
      hostAway: next('hostAway'),
      declined: next('declined'),
      needsLink: next('needsLink'),
      today: next('today'),
      unreadCalendars: unreadCalendarsOf(hosts, at),
    };
  };
