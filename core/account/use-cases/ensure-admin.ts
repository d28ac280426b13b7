import type { Ports } from '../../ports.ts';
import { ADMIN_USERNAME } from '../account.ts';

/** Creates the first administrator; answers the password when it was generated, null when one existed or was given (decision 25). */
export const ensureAdmin =
  ({
    unitOfWork,
    read,
    passwords,
    newToken,
  }: Pick<Ports, 'unitOfWork' | 'read' | 'passwords' | 'newToken'>) =>
  async (given: string | null): Promise<string | null> => {
    if (await read.accounts.anyWithRole('admin')) return null;
    const password = given ?? newToken().slice(0, 16);
    const passwordHash = await passwords.hash(password);
    const created = await unitOfWork(async ({ accounts }) => {
      if (await accounts.anyWithRole('admin')) return false;
      await accounts.add({ username: ADMIN_USERNAME, passwordHash, role: 'admin' });
      return true;
    });
    return created && given === null ? password : null;
  };
