import { Refusal } from '../../../kernel/refusal.ts';
import { type Caller, NOT_AUTHENTICATED } from '../../../people/caller.ts';
import { MAX_PAYMENT_METHODS, TOO_MANY_METHODS } from '../payment-method.ts';
import type { PaymentPorts } from '../ports.ts';
import { CARDS_SIMULATED } from '../words.ts';
import { ownPaymentMethods } from './own-payment-methods.ts';

type Needs = Pick<PaymentPorts, 'unitOfWork' | 'read' | 'payments' | 'profile' | 'now'>;

/** The provider's customer id for an account. When concurrent requests create one, both get the first. */
const customerOf = async ({ unitOfWork, read, payments }: Needs, accountId: number): Promise<string> => {
  const known = await read.providerCustomers.of(accountId);
  if (known !== null) return known;
  const account = await read.accounts.byId(accountId);
  if (!account) throw new Refusal('unauthenticated', NOT_AUTHENTICATED);
  const made = await payments.addCustomer({ id: accountId, email: account.email });
  return unitOfWork(({ providerCustomers }) => providerCustomers.add(accountId, made));
};

/**
 * The client secret with which the caller's browser saves a card at the provider (decision 028).
 * @throws Refusal 'unauthenticated', 'conflict' (payments are simulated, or there are too many), 'provider' (away)
 */
export const openMethodSetup =
  (ports: Needs) =>
  async (caller: Caller): Promise<string> => {
    const methods = await ownPaymentMethods(ports)(caller);
    if (caller.kind !== 'signed-in') throw new Refusal('unauthenticated', NOT_AUTHENTICATED);
    if (ports.profile.payments === 'simulator') throw new Refusal('conflict', CARDS_SIMULATED);
    if (methods.length >= MAX_PAYMENT_METHODS) throw new Refusal('conflict', TOO_MANY_METHODS);
    return ports.payments.openSetup(await customerOf(ports, caller.accountId));
  };
