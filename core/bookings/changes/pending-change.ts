import type { MinorUnits } from '../../kernel/money.ts';
import type { FrozenAmendment, FrozenMove } from '../booking/frozen-change.ts';

/** A change of a booking that a payment makes. */
export interface PendingChange {
  readonly id: number;
  readonly intentId: string;
  readonly amount: MinorUnits;
  /** Unpaid until then, nothing is changed; null where it does not lapse. */
  readonly expiresAt: Date | null;
  readonly frozen: FrozenAmendment | FrozenMove;
}
