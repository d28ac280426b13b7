import type { AuditFilter, NamedAuditPage } from '../../../people/audit/page.ts';
import { maySeeSubject, subjectsFor } from '../../../people/audit-subjects.ts';
import { type Caller, requireAdmin } from '../../../people/caller.ts';
import type { OfficePorts } from '../ports.ts';
import { nameReferences } from '../steps/name-references.ts';

/**
 * A page of the audit log, newest first, older than the entry `before`, with the names of the records in it. It contains only entries and
 * names of records that the caller's role may read elsewhere.
 * @throws Refusal 'unauthenticated' or 'forbidden'
 */
export const auditLog =
  ({ read }: Pick<OfficePorts, 'read'>) =>
  async (
    caller: Caller,
    filter: AuditFilter,
    { limit, before }: { readonly limit: number; readonly before: number | null },
  ): Promise<NamedAuditPage> => {
    const reader = requireAdmin(caller);
    const page = await read.audit.page({ ...filter, subjects: subjectsFor(reader) }, { limit, before });
    const mayName = (kind: string) => maySeeSubject(reader, kind);
    return { ...page, names: await nameReferences(read, page.entries, mayName) };
  };
