import type { MinorUnits } from '../../kernel/money.ts';

/** Who cancelled: a customer pays the policy's fee, the shop refunds everything. */
export const CANCELLED_BY = ['customer', 'shop'] as const;
export type CancelledBy = (typeof CANCELLED_BY)[number];

/** The facts about a cancellation. */
export interface Cancellation {
  readonly at: Date;
  readonly by: CancelledBy;
  /** Who cancelled it, as the audit log names them. */
  readonly actor: string;
  readonly reason: string | null;
  readonly fee: MinorUnits;
  readonly refund: MinorUnits;
}
