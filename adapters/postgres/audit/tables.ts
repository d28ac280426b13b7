import { defineEntity, p } from '@mikro-orm/core';
import type { AuditEntry } from '@wondercast/core/people/audit/audit';
import { id, now, text } from '../driver/column-builders.ts';

export const AuditRow = defineEntity({
  name: 'AuditRow',
  tableName: 'audit_log',
  indexes: [{ name: 'audit_log_subject_index', properties: ['subject', 'subjectId'] }],
  properties: {
    id: id(),
    at: now(),
    accountId: p.integer().nullable(),
    actor: text(),
    action: text(),
    subject: text(),
    subjectId: text(),
    details: p.json().$type<AuditEntry['details']>(),
  },
});
