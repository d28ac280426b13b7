import type { Caller } from '../../caller.ts';
import type { Ports } from '../../ports.ts';
import type { PaymentMethod } from '../payment-method.ts';
import { heldMethods, insistOnOwnMethod } from './insist-on-own-method.ts';

/**
 * Makes one of the caller's payment methods the default, and no other.
 * @throws Refusal 'unauthenticated', 'not-found' (not there or not yours)
 */
export const setDefaultPaymentMethod =
  ({ unitOfWork }: Pick<Ports, 'unitOfWork'>) =>
  (caller: Caller, id: number): Promise<PaymentMethod> =>
    unitOfWork(async (store) => {
      const { accountId, methods } = await heldMethods(store, caller);
      const method = insistOnOwnMethod(methods, id);
      await store.paymentMethods.setDefault(accountId, id);
      return { ...method, isDefault: true };
    });
