import type { Caller } from '../../../people/caller.ts';
import { heirOf } from '../payment-method.ts';
import type { PaymentPorts } from '../ports.ts';
import { assertOwnMethod, lockOwnMethods } from '../steps/assert-own-method.ts';
import { fromProvider } from '../steps/from-provider.ts';
import { METHOD_NOT_REMOVED } from '../words.ts';
import { queueDefaultSync } from './sync-methods.ts';

/**
 * Removes one of the caller's payment methods, first at the provider. When it was the default, the newest of the others becomes the
 * default.
 * @throws Refusal 'unauthenticated', 'not-found' (not there or not yours), 'provider' (away: nothing is removed)
 */
export const removePaymentMethod =
  ({ unitOfWork, payments }: Pick<PaymentPorts, 'unitOfWork' | 'payments'>) =>
  async (caller: Caller, id: number): Promise<void> => {
    const { providerId } = await unitOfWork(async (store) => {
      const { methods } = await lockOwnMethods(store, caller);
      return assertOwnMethod(methods, id);
    });
    if (providerId !== null) await fromProvider(METHOD_NOT_REMOVED, payments.removeMethod(providerId));
    await unitOfWork(async (store) => {
      const { accountId, methods } = await lockOwnMethods(store, caller);
      const method = methods.find((each) => each.id === id);
      // A concurrent request has removed it already.
      if (!method) return;
      await store.paymentMethods.remove(method.id);
      const heir = heirOf(methods, method);
      if (!heir) return;
      await store.paymentMethods.setDefault(accountId, heir.id);
      await queueDefaultSync(store, heir);
    });
  };
