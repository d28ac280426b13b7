import { type Caller, requireSignedIn } from '../../caller.ts';
import type { Account } from '../account.ts';
import type { AccountPorts } from '../ports.ts';
import type { PasswordChange } from '../rules.ts';
import { assertFactor } from '../steps/assert-factor.ts';
import { assertPassword, wrongPassword } from '../steps/assert-password.ts';
import { notifyOwner } from '../steps/notify-owner.ts';

/**
 * Replaces the caller's password. Earlier sessions and mailed reset links are no longer valid. With `endOtherAccess` second factors and
 * calendar addresses end too, after an existing factor was given. The owner is told by mail.
 * @throws Refusal 'unauthenticated', 'invalid' on `currentPassword` when it is wrong, or was changed meanwhile; FactorNeeded
 */
export const changePassword =
  (ports: Pick<AccountPorts, 'unitOfWork' | 'read' | 'passwords' | 'now' | 'newToken'>) =>
  async (caller: Caller, change: PasswordChange): Promise<Account> => {
    const signedIn = requireSignedIn(caller);
    const { unitOfWork, passwords } = ports;
    const known = await assertPassword(ports, signedIn, change.currentPassword, 'currentPassword');
    if (change.endOtherAccess) await assertFactor(ports, signedIn);
    // Hashing is slow on purpose, so it happens before the transaction opens.
    const hash = await passwords.hash(change.newPassword);
    return unitOfWork(async (store) => {
      const { accounts, passwordResets, secondFactors, calendarFeeds } = store;
      const at = ports.now();
      const account = await accounts.setPassword(known.account.id, hash, at, known.passwordHash);
      if (!account) throw wrongPassword('currentPassword');
      await passwordResets.revokeOf(account.id);
      if (change.endOtherAccess) {
        await secondFactors.removeAddedAfter(account.id, null);
        await calendarFeeds.revoke({ kind: 'account', id: account.id });
      }
      await notifyOwner(ports, store, account.id, { notice: 'password-changed', at });
      return account;
    });
  };
