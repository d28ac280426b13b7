import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import type { LocalDate } from '@wondercast/core/kernel/calendar';
import { read } from '../transport/transport.ts';
import type { InboxWire } from '../transport/wire.ts';
import { adminKey } from './admin-key.ts';

/** Colleagues, customers and hosts change it too: what is shown is read again this often. */
const DESK_FRESH_MS = 60_000;

export const scheduleKey = [...adminKey, 'schedule'] as const;

/** Sessions and hosts of some days, both included. */
export const scheduleQuery = (from: LocalDate, to: LocalDate, zone: Zone) =>
  queryOptions({
    queryKey: [...scheduleKey, from, to, zone],
    queryFn: read('/api/admin/schedule', { query: { from, to, zone } }),
    staleTime: 0,
    refetchInterval: DESK_FRESH_MS,
    placeholderData: keepPreviousData,
  });

/** The queues of what waits for the desk. */
export const inboxQuery = queryOptions({
  queryKey: [...adminKey, 'inbox'],
  queryFn: read('/api/admin/inbox'),
  staleTime: 0,
  refetchInterval: DESK_FRESH_MS,
});

/** How many sessions wait for the desk itself: not those that wait for the customer, nor today's. */
export const waitingIn = ({ needsTime, needsHost, hostAway, declined, needsLink }: InboxWire): number =>
  needsTime.count + needsHost.count + hostAway.count + declined.count + needsLink.count;
