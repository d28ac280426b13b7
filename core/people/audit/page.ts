import type { AuditEntry } from './audit.ts';
import type { Names } from './references.ts';

/** Which entries are wanted; null is whichever. */
export interface AuditFilter {
  readonly subject: string | null;
  readonly subjectId: string | null;
  /** Only these kinds of records; absent and null are all. */
  readonly subjects?: readonly string[] | null;
}

/** Some entries, newest first. */
export interface AuditPage {
  readonly entries: readonly AuditEntry[];
  /** How many there are over all pages. */
  readonly total: number;
  /** Whether older ones follow. */
  readonly more: boolean;
}

/** With the names of the records that each entry speaks of, by the entry's id. */
export interface NamedAuditPage extends AuditPage {
  readonly names: ReadonlyMap<number, Names>;
}
