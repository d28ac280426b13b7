import { Refusal } from '../../../kernel/refusal.ts';
import { NOT_AUTHENTICATED, type SignedIn } from '../../caller.ts';
import type { Account } from '../account.ts';
import type { AccountStore } from '../ports.ts';

/**
 * Locks the caller's account, so that concurrent requests count what they add to it one after another. A session that a new password has
 * ended since the request began is refused.
 * @throws Refusal 'unauthenticated'
 */
export const lockOwnAccount = async (
  { accounts }: Pick<AccountStore, 'accounts'>,
  { accountId, passwordVersion }: SignedIn,
): Promise<Account> => {
  const account = await accounts.lock(accountId);
  const isEnded = passwordVersion !== undefined && account?.passwordVersion !== passwordVersion;
  if (!account || isEnded) throw new Refusal('unauthenticated', NOT_AUTHENTICATED);
  return account;
};
