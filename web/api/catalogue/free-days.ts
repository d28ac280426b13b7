import { queryOptions } from '@tanstack/react-query';
import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import type { LocalDate } from '@wondercast/core/kernel/calendar';
import { read } from '../transport/transport.ts';
import { CATALOGUE_FRESH_MS, catalogueKey } from './catalogue.ts';

/** Most experiences of one question. */
export const MOST_ASKED = 48;

interface AskedDays {
  /** At most `MOST_ASKED`, rising: what is asked alike is answered from memory. */
  readonly ids: readonly number[];
  readonly from: LocalDate;
  readonly to: LocalDate;
  /** null is the shop's. */
  readonly zone: Zone | null;
}

/** On which days each of some experiences can be booked at once, by its id. */
export const freeDaysQuery = ({ ids, from, to, zone }: AskedDays) =>
  queryOptions({
    queryKey: [...catalogueKey, 'free-days', ids, from, to, zone],
    queryFn: read('/api/free-days', { query: { experienceIds: ids.join(), from, to, zone } }),
    staleTime: CATALOGUE_FRESH_MS,
  });

/** The first day of each from a day on, however far ahead it can be booked. */
export const firstDaysQuery = ({ ids, from, zone }: Omit<AskedDays, 'to'>) =>
  queryOptions({
    queryKey: [...catalogueKey, 'first-days', ids, from, zone],
    queryFn: read('/api/free-days', { query: { experienceIds: ids.join(), from, zone, first: true } }),
    staleTime: CATALOGUE_FRESH_MS,
  });
