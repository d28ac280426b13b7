import { Refusal } from '../../../kernel/refusal.ts';
import { type Caller, NOT_AUTHENTICATED, requireSignedIn } from '../../../people/caller.ts';
import type { PaymentMethod } from '../payment-method.ts';
import type { PaymentStore } from '../ports.ts';

/**
 * The caller's methods, newest first, locked until the unit of work ends, so that concurrent requests decide about the default one after
 * the other.
 * @throws Refusal 'unauthenticated'
 */
export const lockOwnMethods = async (
  { accounts, paymentMethods }: Pick<PaymentStore, 'accounts' | 'paymentMethods'>,
  caller: Caller,
): Promise<{ readonly accountId: number; readonly methods: readonly PaymentMethod[] }> => {
  const { accountId } = requireSignedIn(caller);
  if (!(await accounts.lock(accountId))) throw new Refusal('unauthenticated', NOT_AUTHENTICATED);
  return { accountId, methods: await paymentMethods.ofAccount(accountId) };
};

/** @throws Refusal 'not-found' when the id is not among the caller's methods */
export const assertOwnMethod = (methods: readonly PaymentMethod[], id: number): PaymentMethod => {
  const method = methods.find((each) => each.id === id);
  if (!method) throw new Refusal('not-found', 'Payment method not found');
  return method;
};
