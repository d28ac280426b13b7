import { type Caller, requireSignedIn } from '../../caller.ts';
import type { Ports } from '../../ports.ts';
import type { PaymentMethod } from '../payment-method.ts';

/** The signed-in caller's saved methods, newest first. @throws Refusal 'unauthenticated' */
export const ownPaymentMethods =
  ({ read }: Pick<Ports, 'read'>) =>
  async (caller: Caller): Promise<readonly PaymentMethod[]> =>
    read.paymentMethods.ofAccount(requireSignedIn(caller).accountId);
