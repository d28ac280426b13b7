import { type Caller, requireSignedIn } from '../../../people/caller.ts';
import type { PaymentMethod } from '../payment-method.ts';
import type { PaymentPorts } from '../ports.ts';
import { syncMethods } from './sync-methods.ts';

/**
 * The signed-in caller's saved methods, newest first, as the provider stores them now.
 * @throws Refusal 'unauthenticated'
 */
export const ownPaymentMethods =
  (ports: Pick<PaymentPorts, 'unitOfWork' | 'read' | 'payments' | 'profile' | 'now'>) =>
  async (caller: Caller): Promise<readonly PaymentMethod[]> => {
    const { accountId } = requireSignedIn(caller);
    if (ports.profile.payments !== 'simulator') await syncMethods(ports, accountId);
    return ports.read.paymentMethods.ofAccount(accountId);
  };
