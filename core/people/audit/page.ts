import type { AuditEntry } from './audit.ts';
import type { Names } from './references.ts';

/** Which entries are returned; null means any. */
export interface AuditFilter {
  readonly subject: string | null;
  readonly subjectId: string | null;
  /** Only these kinds of records; absent and null mean all. */
  readonly subjects?: readonly string[] | null;
}

/** A page of entries, newest first. */
export interface AuditPage {
  readonly entries: readonly AuditEntry[];
  /** How many entries there are on all pages together. */
  readonly total: number;
  /** Whether older ones follow. */
  readonly more: boolean;
}

/** A page with the names of the records that each entry refers to, by the entry's id. */
export interface NamedAuditPage extends AuditPage {
  readonly names: ReadonlyMap<number, Names>;
}
