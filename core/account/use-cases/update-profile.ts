import { type Caller, NOT_AUTHENTICATED, requireSignedIn } from '../../caller.ts';
import type { Ports } from '../../ports.ts';
import { Refusal } from '../../refusal.ts';
import { assertVersion } from '../../version.ts';
import type { Account } from '../account.ts';
import type { ProfileChange } from '../profile-rule.ts';

/**
 * Changes the given fields of the caller's profile. With another e-mail address, links mailed to the old one are dead.
 * @throws Refusal 'unauthenticated', 'conflict' when the given version is stale or the e-mail is taken
 */
export const updateProfile =
  ({ unitOfWork, now }: Pick<Ports, 'unitOfWork' | 'now'>) =>
  async (caller: Caller, { version, ...change }: ProfileChange): Promise<Account> => {
    const { accountId } = requireSignedIn(caller);
    return unitOfWork(async ({ accounts, passwordResets }) => {
      const account = await accounts.lock(accountId);
      if (!account) throw new Refusal('unauthenticated', NOT_AUTHENTICATED);
      assertVersion(version, account.version);
      const changed = await accounts.changeProfile(accountId, change, now());
      if (changed.email !== account.email) await passwordResets.revokeOf(accountId);
      return changed;
    });
  };
