import { queryOptions } from '@tanstack/react-query';
import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import type { LocalDate } from '@wondercast/core/kernel/calendar';
import { read } from '../transport/transport.ts';
import { CATALOGUE_FRESH_MS, catalogueKey } from './catalogue.ts';

/** Maximum number of experiences in one request. */
export const MOST_ASKED = 48;

interface AskedDays {
  /** At most `MOST_ASKED` ids in ascending order, so that equal requests are served from the cache. */
  readonly ids: readonly number[];
  readonly from: LocalDate;
  readonly to: LocalDate;
  /** null means the shop's zone. */
  readonly zone: Zone | null;
}

/** The days on which each of some experiences can be booked at once, by id. */
export const freeDaysQuery = ({ ids, from, to, zone }: AskedDays) =>
  queryOptions({
    queryKey: [...catalogueKey, 'free-days', ids, from, to, zone],
    queryFn: read('/api/free-days', { query: { experienceIds: ids.join(), from, to, zone } }),
    staleTime: CATALOGUE_FRESH_MS,
  });

/** The first bookable day of each experience from a day on, however far ahead. */
export const firstDaysQuery = ({ ids, from, zone }: Omit<AskedDays, 'to'>) =>
  queryOptions({
    queryKey: [...catalogueKey, 'first-days', ids, from, zone],
    queryFn: read('/api/free-days', { query: { experienceIds: ids.join(), from, zone, first: true } }),
    staleTime: CATALOGUE_FRESH_MS,
  });
