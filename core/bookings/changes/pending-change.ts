import type { MinorUnits } from '../../kernel/money.ts';
import type { FrozenAmendment, FrozenMove } from '../booking/frozen-change.ts';

/** A change of a booking that is made once it is paid. */
export interface PendingChange {
  readonly id: number;
  readonly intentId: string;
  readonly amount: MinorUnits;
  /** If it is not paid by then, nothing changes; null where it does not lapse. */
  readonly expiresAt: Date | null;
  readonly frozen: FrozenAmendment | FrozenMove;
}
