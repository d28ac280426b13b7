import type { Caller } from '../../../people/caller.ts';
import type { PaymentMethod } from '../payment-method.ts';
import type { PaymentPorts } from '../ports.ts';
import { assertOwnMethod, lockOwnMethods } from '../steps/assert-own-method.ts';
import { queueDefaultSync } from './sync-methods.ts';

/**
 * Makes one of the caller's payment methods the default, and no other; the provider is updated after the commit.
 * @throws Refusal 'unauthenticated', 'not-found' (not there or not yours)
 */
export const setDefaultPaymentMethod =
  ({ unitOfWork }: Pick<PaymentPorts, 'unitOfWork'>) =>
  (caller: Caller, id: number): Promise<PaymentMethod> =>
    unitOfWork(async (store) => {
      const { accountId, methods } = await lockOwnMethods(store, caller);
      const method = assertOwnMethod(methods, id);
      await store.paymentMethods.setDefault(accountId, id);
      await queueDefaultSync(store, method);
      return { ...method, isDefault: true };
    });

/**
 * Tells the provider which of an account's methods is the default now.
 * @throws Refusal 'provider' (the job is retried)
 */
export const syncDefaultMethod =
  ({ read, payments }: Pick<PaymentPorts, 'read' | 'payments'>) =>
  async (accountId: number): Promise<void> => {
    const customer = await read.providerCustomers.of(accountId);
    const methods = await read.paymentMethods.ofAccount(accountId);
    const providerId = methods.find(({ isDefault }) => isDefault)?.providerId;
    if (customer !== null && providerId) await payments.setDefaultMethod(customer, providerId);
  };
