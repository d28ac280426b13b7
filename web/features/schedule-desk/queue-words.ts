import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import { isReturned } from '@wondercast/core/calendar/staffing/assignment-states';
import type { InboxWire } from '../../api/transport/wire.ts';
import { nearDay, sinceNow } from '../../ui/formats/zone-moment.ts';
import type { Queue } from './desk-address.ts';

export const QUEUE_TITLES: Readonly<Record<Queue, string>> = {
  needsTime: 'Needs a time',
  waitsForCustomer: 'Waits for customer',
  needsHost: 'Needs a host',
  hostAway: 'Host is away',
  declined: 'Declined',
  needsLink: 'Needs a link',
  today: 'Today',
};

/** The text of an empty queue. */
const NONE: Readonly<Record<Queue, string>> = {
  needsTime: 'all have one',
  waitsForCustomer: 'nobody',
  needsHost: 'all have one',
  hostAway: 'nobody',
  declined: 'nobody',
  needsLink: 'all have one',
  today: 'nothing',
};

/** The space suffices only for the day: `Thursday`, `in 5 h`. */
const dayOf = (words: string): string => words.split(', ')[0] ?? words;

const firstOf = (name: string): string => name.split(' ')[0] ?? name;

/** The oldest or the next of a queue: `oldest Friday`, `next in 40 min`. */
export const queueWords = (queue: Queue, inbox: InboxWire, zone: Zone, now: number): string => {
  const { count, at, sessions } = inbox[queue];
  if (count === 0) return NONE[queue];
  if (at === null) return count === 1 ? 'one' : `${count} of them`;
  if (queue === 'needsTime') return `oldest ${dayOf(nearDay(at, zone, now))}`;
  if (queue === 'waitsForCustomer') return `next expires ${dayOf(sinceNow(at, zone, now))}`;
  if (queue === 'hostAway') {
    const who = sessions[0]?.assignments.find(({ away }) => away)?.hostName;
    return `${who ? `${firstOf(who)}, ` : ''}${dayOf(nearDay(at, zone, now))}`;
  }
  if (queue === 'declined') {
    const by = sessions[0]?.assignments.find(isReturned)?.hostName;
    return `${by ? `by ${firstOf(by)}, ` : ''}${dayOf(sinceNow(at, zone, now))}`;
  }
  return queue === 'today' ? `next ${sinceNow(at, zone, now)}` : nearDay(at, zone, now);
};
