import type { Statement, StatementLine } from '@wondercast/core/people/partners/statement';

/** A partner's statement with all its lines. */
export interface StatementPaper extends Statement {
  readonly lines: readonly StatementLine[];
  readonly issuedAt: Date;
}
