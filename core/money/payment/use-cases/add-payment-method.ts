import { Refusal } from '../../../kernel/refusal.ts';
import type { Caller } from '../../../people/caller.ts';
import { MAX_PAYMENT_METHODS, type PaymentMethod, TOO_MANY_METHODS } from '../payment-method.ts';
import type { PaymentPorts } from '../ports.ts';
import type { PaymentMethodGiven } from '../rules.ts';
import { lockOwnMethods } from '../steps/assert-own-method.ts';
import { CARDS_BY_FORM } from '../words.ts';

/**
 * Saves a simulated card for the caller (decision 028). The first card becomes the default.
 * @throws Refusal 'unauthenticated', 'conflict' where payments are not simulated, or when there are too many
 */
export const addPaymentMethod =
  ({ unitOfWork, profile, now }: Pick<PaymentPorts, 'unitOfWork' | 'profile' | 'now'>) =>
  (caller: Caller, given: PaymentMethodGiven): Promise<PaymentMethod> =>
    unitOfWork(async (store) => {
      const { accountId, methods } = await lockOwnMethods(store, caller);
      if (profile.payments !== 'simulator') throw new Refusal('conflict', CARDS_BY_FORM);
      if (methods.length >= MAX_PAYMENT_METHODS) throw new Refusal('conflict', TOO_MANY_METHODS);
      return store.paymentMethods.add({
        ...given,
        accountId,
        isDefault: !methods.some(({ isDefault }) => isDefault),
        providerId: null,
        createdAt: now(),
      });
    });
