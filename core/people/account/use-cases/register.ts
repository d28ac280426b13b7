import { Refusal } from '../../../kernel/refusal.ts';
import { type Account, ADMIN_USERNAME } from '../account.ts';
import type { AccountPorts } from '../ports.ts';
import type { Registration } from '../rules.ts';
import { USERNAME_TAKEN } from '../words.ts';

/**
 * Creates an account with the role user; a role in the request is ignored.
 * @throws Refusal 'conflict' when username or e-mail is taken
 */
export const register =
  ({ unitOfWork, passwords }: Pick<AccountPorts, 'unitOfWork' | 'passwords'>) =>
  async ({ password, ...registration }: Registration): Promise<Account> => {
    if (registration.username.toLowerCase() === ADMIN_USERNAME) throw new Refusal('conflict', USERNAME_TAKEN);
    // Hashing is slow on purpose: it happens before the transaction opens.
    const passwordHash = await passwords.hash(password);
    return unitOfWork(({ accounts }) => accounts.add({ ...registration, passwordHash, role: 'user' }));
  };
