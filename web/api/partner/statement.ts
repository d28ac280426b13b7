import { queryOptions } from '@tanstack/react-query';
import { adminKey } from '../admin/admin-key.ts';
import { addressOf, read } from '../transport/transport.ts';
import { partnerKey } from './partner.ts';

/** How many lines of a month are shown. The file has all of them. */
export const SHOWN_LINES = 500;

/** A partner's id; null for the signed-in person's own partner. */
export type Whose = number | null;

const monthOf = (month: string | null) => ({
  ...(month !== null && { from: month, to: month }),
  limit: month === null ? 1 : SHOWN_LINES,
});

/** All months, or one month with its lines. */
export const statementQuery = (partnerId: Whose, month: string | null) =>
  queryOptions({
    queryKey: [...(partnerId === null ? partnerKey : adminKey), 'statement', partnerId, month],
    queryFn:
      partnerId === null
        ? read('/api/partner/statement', { query: monthOf(month) })
        : read('/api/admin/partners/{id}/statement', { path: { id: partnerId }, query: monthOf(month) }),
    staleTime: 0,
  });

/** The URL of a file with all lines of one month or of all months. */
export const statementFile = (partnerId: Whose, month: string | null, as: 'csv' | 'pdf'): string => {
  const query = { ...(month !== null && { from: month, to: month }), as };
  return partnerId === null
    ? addressOf('/api/partner/statement', { query })
    : addressOf('/api/admin/partners/{id}/statement', { path: { id: partnerId }, query });
};
