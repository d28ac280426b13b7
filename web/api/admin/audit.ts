import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readPage } from '../transport/read-page.ts';
import { adminKey } from './admin-key.ts';

const PAGE_SIZE = 50;

export interface AuditShown {
  /** What kind of record; null for every kind. */
  readonly subject: string | null;
  /** The record's id; null for all records of the kind. */
  readonly subjectId: string | null;
  readonly cursor: string | null;
}

/** Who did what, newest first. */
export const auditQuery = ({ subject, subjectId, cursor }: AuditShown) =>
  queryOptions({
    queryKey: [...adminKey, 'audit', subject, subjectId, cursor],
    queryFn: readPage('/api/admin/audit', { query: { subject, subjectId, cursor, limit: PAGE_SIZE } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
