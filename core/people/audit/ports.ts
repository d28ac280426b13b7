import type { AuditEntry, NewAuditEntry } from './audit.ts';
import type { AuditFilter, AuditPage } from './page.ts';

/** The audit log. Entries are only added; only an account's name in them can change. */
export interface AuditLog {
  add(entry: NewAuditEntry): Promise<void>;
  /** Adds many entries in one step, in their order. */
  addAll(entries: readonly NewAuditEntry[]): Promise<void>;
  /** Newest first. */
  of(subject: string, subjectId: string): Promise<readonly AuditEntry[]>;
  /** At most `limit` entries, newest first; only those older than the entry `before`, when it is given. */
  page(
    filter: AuditFilter,
    page: { readonly limit: number; readonly before: number | null },
  ): Promise<AuditPage>;
  /** Replaces the name of an account in its entries: the id of a deleted account stays, its name does not. */
  rename(accountId: number, name: string): Promise<void>;
}
