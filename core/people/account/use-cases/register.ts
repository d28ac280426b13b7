import { Refusal } from '../../../kernel/refusal.ts';
import { type Account, ADMIN_USERNAME } from '../account.ts';
import type { AccountPorts } from '../ports.ts';
import type { Registration } from '../rules.ts';
import { keepOwnBookings } from '../steps/keep-own-bookings.ts';
import { USERNAME_TAKEN } from '../words.ts';

/**
 * Creates an account with the role `user`; a role in the request is ignored. A link that confirms the address is mailed to it. The account
 * gets what the browser session `visitorKey` has booked under that address.
 * @throws Refusal 'conflict' when username or e-mail is taken
 */
export const register =
  ({ unitOfWork, passwords, newToken }: Pick<AccountPorts, 'unitOfWork' | 'passwords' | 'newToken'>) =>
  async ({ password, ...registration }: Registration, visitorKey: string | null = null): Promise<Account> => {
    if (registration.username.toLowerCase() === ADMIN_USERNAME) throw new Refusal('conflict', USERNAME_TAKEN);
    // Hashing is slow on purpose, so it happens before the transaction opens.
    const passwordHash = await passwords.hash(password);
    return unitOfWork(async (store) => {
      const { accounts, jobs } = store;
      const account = await accounts.add({ ...registration, passwordHash, role: 'user' });
      await keepOwnBookings(store, account, visitorKey);
      const mailId = newToken().slice(0, 16);
      await jobs.add({ task: 'mail-email-confirmation', payload: { accountId: account.id, mailId } });
      return account;
    });
  };
