import type { AuditEntry } from '@wondercast/core/people/audit/audit';
import type { Names } from '@wondercast/core/people/audit/references';
import type { Wire } from './wire.ts';

export const encodeAuditEntry = (entry: AuditEntry, names: Names): Wire<'AuditEntry'> => ({
  id: entry.id,
  at: entry.at.toISOString(),
  actor: { accountId: entry.actor.accountId, name: entry.actor.name },
  action: entry.action,
  subject: entry.subject,
  subjectId: entry.subjectId,
  details: entry.details,
  names,
});
