import type { AuditEntry, NewAuditEntry } from './audit.ts';
import type { AuditFilter, AuditPage } from './page.ts';

/** What was done to the shop. Entries are only ever added; what can change is the name that an account goes by in them. */
export interface AuditLog {
  add(entry: NewAuditEntry): Promise<void>;
  /** Newest first. */
  of(subject: string, subjectId: string): Promise<readonly AuditEntry[]>;
  /** At most `limit` of them, newest first; those older than the entry `before`, when it is given. */
  page(
    filter: AuditFilter,
    page: { readonly limit: number; readonly before: number | null },
  ): Promise<AuditPage>;
  /** Puts another name where the account's stood: a deleted account leaves its number, not its name. */
  rename(accountId: number, name: string): Promise<void>;
}
