import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import type { LocalDate } from '@wondercast/core/kernel/calendar';
import { read } from '../transport/transport.ts';
import type { InboxWire } from '../transport/wire.ts';
import { adminKey } from './admin-key.ts';

/** Colleagues, customers and hosts change the schedule too, so it is read again this often. */
const DESK_FRESH_MS = 60_000;

export const scheduleKey = [...adminKey, 'schedule'] as const;

/** Sessions and hosts within a range of days, both ends included. */
export const scheduleQuery = (from: LocalDate, to: LocalDate, zone: Zone) =>
  queryOptions({
    queryKey: [...scheduleKey, from, to, zone],
    queryFn: read('/api/admin/schedule', { query: { from, to, zone } }),
    staleTime: 0,
    refetchInterval: DESK_FRESH_MS,
    placeholderData: keepPreviousData,
  });

/** The desk's queues of waiting work. */
export const inboxQuery = queryOptions({
  queryKey: [...adminKey, 'inbox'],
  queryFn: read('/api/admin/inbox'),
  staleTime: 0,
  refetchInterval: DESK_FRESH_MS,
});

/** The number of sessions that wait for the desk itself, without those that wait for the customer and those of today. */
export const waitingIn = ({ needsTime, needsHost, hostAway, declined, needsLink }: InboxWire): number =>
  needsTime.count + needsHost.count + hostAway.count + declined.count + needsLink.count;
