import { type Caller, requireSignedIn } from '../../caller.ts';
import type { Ports } from '../../ports.ts';
import type { Account } from '../account.ts';
import type { PasswordChange } from '../rules.ts';
import { assertPassword, wrongPassword } from '../steps/assert-password.ts';

/**
 * Replaces the caller's password. Sessions that began before are dead, and so are mailed reset links; with
 * `endOtherAccess` second factors and calendar addresses end too.
 * @throws Refusal 'unauthenticated', 'invalid' on `currentPassword` when it is wrong, or was changed meanwhile
 */
export const changePassword =
  ({ unitOfWork, read, passwords, now }: Pick<Ports, 'unitOfWork' | 'read' | 'passwords' | 'now'>) =>
  async (caller: Caller, change: PasswordChange): Promise<Account> => {
    const signedIn = requireSignedIn(caller);
    const ports = { read, passwords };
    const known = await assertPassword(ports, signedIn, change.currentPassword, 'currentPassword');
    // Hashing is slow on purpose: it happens before the transaction opens.
    const hash = await passwords.hash(change.newPassword);
    return unitOfWork(async ({ accounts, passwordResets, secondFactors, calendarFeeds }) => {
      const account = await accounts.setPassword(known.account.id, hash, now(), known.passwordHash);
      if (!account) throw wrongPassword('currentPassword');
      await passwordResets.revokeOf(account.id);
      if (change.endOtherAccess) {
        await secondFactors.removeYounger(account.id, null);
        await calendarFeeds.revoke({ kind: 'account', id: account.id });
      }
      return account;
    });
  };
