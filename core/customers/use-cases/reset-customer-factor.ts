import { ALREADY_STAFF, NO_ACCOUNT } from '../../account/words.ts';
import { asAdmin } from '../../as-admin.ts';
import type { Caller } from '../../caller.ts';
import type { Ports } from '../../ports.ts';
import { Refusal } from '../../refusal.ts';
import { findCustomer } from '../steps/find-customer.ts';

/**
 * Takes away the second factor of a customer's account, who has lost it. Answers the account, whose sessions the caller ends.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found' (no such customer, or no account with their address), 'conflict' (the
 *   account is of the staff)
 */
export const resetCustomerFactor =
  (ports: Pick<Ports, 'unitOfWork' | 'now'>) =>
  (caller: Caller, customerId: number): Promise<number> =>
    asAdmin(ports, caller, async ({ store: { accounts, customers, secondFactors }, note }) => {
      const { email } = await findCustomer(customers, customerId);
      const found = await accounts.byEmail(email);
      const account = found && (await accounts.lock(found.id));
      if (!account) throw new Refusal('not-found', NO_ACCOUNT);
      if (account.role === 'admin') throw new Refusal('conflict', ALREADY_STAFF);
      await secondFactors.removeYounger(account.id, null);
      await note('second-factor.reset', 'account', account.id, {});
      return account.id;
    });
