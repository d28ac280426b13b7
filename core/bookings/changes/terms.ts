import type { CancelledBy } from '../../calendar/scheduling/cancellation.ts';
import type { MinorUnits } from '../../kernel/money.ts';
import { actorOf, type Caller } from '../../people/caller.ts';

/** The terms on which a booking is changed: for a customer at the policy's fee, for the desk at a fee of its choice. */
export interface Terms {
  readonly by: CancelledBy;
  /** Whether the desk makes the change. It may also do so where customers no longer may. */
  readonly isDesk: boolean;
  /** Who makes the change, as the audit log names them. */
  readonly actor: string;
  readonly reason: string | null;
  /** The fee that replaces the policy's; null for the policy's fee. */
  readonly fee: MinorUnits | null;
}

export const customerTerms = (caller: Caller): Terms => ({
  by: 'customer',
  isDesk: false,
  actor: actorOf(caller).name,
  reason: null,
  fee: null,
});

export const deskTerms = (caller: Caller, { reason, fee }: Pick<Terms, 'reason' | 'fee'>): Terms => ({
  by: 'shop',
  isDesk: true,
  actor: actorOf(caller).name,
  reason,
  fee,
});
