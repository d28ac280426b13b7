import { toAmount } from '../../../kernel/money.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { isClosable } from '../../../money/payment/matter.ts';
import { DISPUTE_OPEN, NO_SUCH_MATTER } from '../../../money/payment/words.ts';
import { asAdmin } from '../../../people/as-admin.ts';
import type { Caller } from '../../../people/caller.ts';
import type { SettlementPorts } from '../ports.ts';

/**
 * Takes a failed refund or a lost dispute off the review list, because an administrator has dealt with it.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found' (closed already, too), 'conflict' (the bank has not decided)
 */
export const closeMatter =
  (ports: Pick<SettlementPorts, 'unitOfWork' | 'now'>) =>
  async (caller: Caller, matterId: string): Promise<void> => {
    await asAdmin(ports, caller, async ({ store, note }) => {
      const matter = await store.matters.byId(matterId);
      if (!matter) throw new Refusal('not-found', NO_SUCH_MATTER);
      if (!isClosable(matter)) throw new Refusal('conflict', DISPUTE_OPEN);
      const { intentId, reason, amount } = matter;
      await store.matters.remove(matterId);
      await note('payment.matter-closed', 'payment', intentId, {
        matter: matterId,
        reason,
        amount: toAmount(amount),
      });
    });
  };
