import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { read } from '../transport/transport.ts';
import { adminKey } from './admin-key.ts';

/** Older figures are fetched again when the page opens. */
const FIGURES_FRESH_MS = 60_000;

/** Figures of the last `days` days, including today. */
export const overviewQuery = (days: number) =>
  queryOptions({
    queryKey: [...adminKey, 'overview', days],
    queryFn: read('/api/admin/overview', { query: { days } }),
    staleTime: FIGURES_FRESH_MS,
    placeholderData: keepPreviousData,
  });

/** Sessions by day, at most `perDay` of each. */
export const sessionsQuery = (from: string, to: string, perDay: number) =>
  queryOptions({
    queryKey: [...adminKey, 'sessions', from, to, perDay],
    queryFn: read('/api/admin/slots', { query: { from, to, perDay } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
