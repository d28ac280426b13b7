import type { AuditEntry } from './audit.ts';

/** Which entries are wanted; null is whichever. */
export interface AuditFilter {
  readonly subject: string | null;
  readonly subjectId: string | null;
}

/** Some entries, newest first. */
export interface AuditPage {
  readonly entries: readonly AuditEntry[];
  /** How many there are over all pages. */
  readonly total: number;
  /** Whether older ones follow. */
  readonly more: boolean;
}
