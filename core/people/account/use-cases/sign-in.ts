import { Refusal } from '../../../kernel/refusal.ts';
import type { Account } from '../account.ts';
import type { AccountPorts } from '../ports.ts';
import { findLoginName } from '../steps/find-login-name.ts';
import { ACCOUNT_DISABLED, WRONG_CREDENTIALS } from '../words.ts';

/** Hashes of unknown passwords, against which the password of an unknown name is checked, so that it takes the same time. */
const decoys = new WeakMap<object, Promise<string>>();

/**
 * Returns the account with this username or e-mail address and password. Unknown names and wrong passwords differ neither in the reply nor
 * in its time.
 * @throws Refusal 'unauthenticated', 'forbidden' (the account is disabled)
 */
export const signIn =
  ({ read, passwords, newToken }: Pick<AccountPorts, 'read' | 'passwords' | 'newToken'>) =>
  async ({ username, password }: { username: string; password: string }): Promise<Account> => {
    let decoy = decoys.get(passwords);
    if (!decoy) {
      decoy = passwords.hash(newToken());
      decoys.set(passwords, decoy);
    }
    const found = await read.accounts.credentialsOf(await findLoginName(read, username));
    const matches = await passwords.verify(found?.passwordHash ?? (await decoy), password);
    if (!found || !matches) throw new Refusal('unauthenticated', WRONG_CREDENTIALS);
    if (found.account.disabledAt) throw new Refusal('forbidden', ACCOUNT_DISABLED);
    return found.account;
  };
