import { ADMIN_USERNAME } from '../account.ts';
import type { AccountPorts, AccountStore } from '../ports.ts';

/** The address, unless another account has it: the shop starts in any case. */
const freeEmail = async ({ accounts }: Pick<AccountStore, 'accounts'>, email: string | null) =>
  email && !(await accounts.byEmail(email)) ? email : null;

/**
 * Creates the first administrator (decision 042), and sets `email` on an existing one without an address, because a forgotten password
 * cannot be reset without one. Returns the password when it was generated; null when the account existed or the password was given.
 */
export const ensureAdmin =
  ({
    unitOfWork,
    read,
    passwords,
    newToken,
    now,
  }: Pick<AccountPorts, 'unitOfWork' | 'read' | 'passwords' | 'newToken' | 'now'>) =>
  async (given: string | null, email: string | null): Promise<string | null> => {
    if (await read.accounts.anyWithRole('admin')) {
      if (email)
        await unitOfWork(async (store) => {
          const credentials = await store.accounts.credentialsOf(ADMIN_USERNAME);
          const account = credentials?.account;
          if (account?.role !== 'admin' || account.email !== null) return;
          const address = await freeEmail(store, email);
          if (!address) return;
          await store.accounts.changeProfile(account.id, { email: address }, now());
          // The operator of the shop vouches for the address.
          await store.accounts.confirmEmail(account.id, now());
        });
      return null;
    }
    const password = given ?? newToken().slice(0, 16);
    const passwordHash = await passwords.hash(password);
    const created = await unitOfWork(async (store) => {
      const { accounts } = store;
      if (await accounts.anyWithRole('admin')) return false;
      const address = await freeEmail(store, email);
      // The operator of the shop vouches for the address.
      const emailConfirmedAt = address === null ? null : now();
      await accounts.add({
        username: ADMIN_USERNAME,
        passwordHash,
        role: 'admin',
        email: address,
        emailConfirmedAt,
      });
      return true;
    });
    return created && given === null ? password : null;
  };
