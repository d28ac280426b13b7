import type { Caller } from '../../caller.ts';
import type { Ports } from '../../ports.ts';
import { heirOf } from '../payment-method.ts';
import { heldMethods, insistOnOwnMethod } from './insist-on-own-method.ts';

/**
 * Removes one of the caller's payment methods. When it was the default, the newest that is left becomes it.
 * @throws Refusal 'unauthenticated', 'not-found' (not there or not yours)
 */
export const removePaymentMethod =
  ({ unitOfWork }: Pick<Ports, 'unitOfWork'>) =>
  (caller: Caller, id: number): Promise<void> =>
    unitOfWork(async (store) => {
      const { accountId, methods } = await heldMethods(store, caller);
      const method = insistOnOwnMethod(methods, id);
      await store.paymentMethods.remove(method.id);
      const heir = heirOf(methods, method);
      if (heir) await store.paymentMethods.setDefault(accountId, heir.id);
    });
