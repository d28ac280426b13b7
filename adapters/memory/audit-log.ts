import type { NewAuditEntry } from '@wondercast/core/people/audit/audit';
import type { AuditLog } from '@wondercast/core/people/audit/ports';
import type { MemorySession } from './memory-session.ts';
import { newestFirst } from './newest-first.ts';

const keep = (memory: MemorySession, entry: NewAuditEntry): void => {
  const id = memory.nextId('audit');
  memory.tables.audit.set(id, { ...entry, id });
};

export const memoryAuditLog = (memory: MemorySession): AuditLog => ({
  add: async (entry) => keep(memory, entry),
  addAll: async (entries) => {
    for (const entry of entries) keep(memory, entry);
  },
  of: async (subject, subjectId) =>
    newestFirst(
      memory.tables.audit.all().filter((entry) => entry.subject === subject && entry.subjectId === subjectId),
    ),
  page: async ({ subject, subjectId, subjects = null }, { limit, before }) => {
    const wanted = newestFirst(
      memory.tables.audit
        .all()
        .filter((entry) => subject === null || entry.subject === subject)
        .filter((entry) => subjects === null || subjects.includes(entry.subject))
        .filter((entry) => subjectId === null || entry.subjectId === subjectId),
    );
    const older = wanted.filter(({ id }) => before === null || id < before);
    return { entries: older.slice(0, limit), total: wanted.length, more: older.length > limit };
  },
  rename: async (accountId, name) => {
    const { audit } = memory.tables;
    for (const entry of audit.all())
      if (entry.actor.accountId === accountId) audit.set(entry.id, { ...entry, actor: { accountId, name } });
  },
});
