import type { MinorUnits } from '../../kernel/money.ts';

/** Who gave it up: a customer pays what the policy says, the shop returns everything. */
export const CANCELLED_BY = ['customer', 'shop'] as const;
export type CancelledBy = (typeof CANCELLED_BY)[number];

/** What is known of something that was cancelled. */
export interface Cancellation {
  readonly at: Date;
  readonly by: CancelledBy;
  /** Whoever pressed the button, as the audit log names them. */
  readonly actor: string;
  readonly reason: string | null;
  readonly fee: MinorUnits;
  /** What goes back. */
  readonly refund: MinorUnits;
}
