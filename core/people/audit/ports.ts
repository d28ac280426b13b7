import type { AuditEntry, NewAuditEntry } from './audit.ts';
import type { AuditFilter, AuditPage } from './page.ts';

/** What was done to the shop. Entries are only added; what can change is an account's name in them. */
export interface AuditLog {
  add(entry: NewAuditEntry): Promise<void>;
  /** Adds many in one step, in their order. */
  addAll(entries: readonly NewAuditEntry[]): Promise<void>;
  /** Newest first. */
  of(subject: string, subjectId: string): Promise<readonly AuditEntry[]>;
  /** At most `limit` of them, newest first; those older than the entry `before`, when it is given. */
  page(
    filter: AuditFilter,
    page: { readonly limit: number; readonly before: number | null },
  ): Promise<AuditPage>;
  /** Replaces the account's name: of a deleted account the id stays, not the name. */
  rename(accountId: number, name: string): Promise<void>;
}
