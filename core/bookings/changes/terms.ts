import type { CancelledBy } from '../../calendar/scheduling/cancellation.ts';
import type { MinorUnits } from '../../kernel/money.ts';
import { actorOf, type Caller } from '../../people/caller.ts';

/** On whose terms a booking is changed: a customer's at the policy's price, or the desk's at its own. */
export interface Terms {
  readonly by: CancelledBy;
  /** Whether the desk does it, also where customers may no longer. */
  readonly isDesk: boolean;
  /** Whoever pressed the button, as the audit log names them. */
  readonly actor: string;
  readonly reason: string | null;
  /** Instead of the policy's; null is the policy's. */
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
