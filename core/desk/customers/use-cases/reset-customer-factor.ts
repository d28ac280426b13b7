import { Refusal } from '../../../kernel/refusal.ts';
import { notifyOwner } from '../../../people/account/steps/notify-owner.ts';
import { ALREADY_STAFF, NO_ACCOUNT } from '../../../people/account/words.ts';
import { asAdmin } from '../../../people/as-admin.ts';
import type { Caller } from '../../../people/caller.ts';
import type { CustomerPorts } from '../ports.ts';
import { findCustomer } from '../steps/find-customer.ts';

/**
 * Removes the second factors of a customer's account, because they have lost them, and tells them by mail. Returns the account; the caller
 * ends its sessions.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found' (no such customer, or no account with their address), 'conflict' (the account
 * is of the staff)
 */
export const resetCustomerFactor =
  (ports: Pick<CustomerPorts, 'unitOfWork' | 'now' | 'newToken'>) =>
  (caller: Caller, customerId: number): Promise<number> =>
    asAdmin(ports, caller, async ({ store, at, note }) => {
      const { accounts, customers, secondFactors } = store;
      const { email } = await findCustomer(customers, customerId);
      const found = await accounts.byEmail(email);
      const account = found && (await accounts.lock(found.id));
      if (!account) throw new Refusal('not-found', NO_ACCOUNT);
      if (account.role === 'admin') throw new Refusal('conflict', ALREADY_STAFF);
      await secondFactors.removeAddedAfter(account.id, null);
      await note('second-factor.reset', 'account', account.id, {});
      await notifyOwner(ports, store, account.id, { notice: 'second-factor-reset', at });
      return account.id;
    });
