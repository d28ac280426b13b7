import { Refusal } from '../../../kernel/refusal.ts';
import { NOT_AUTHENTICATED, type SignedIn } from '../../caller.ts';
import type { Account } from '../account.ts';
import type { AccountStore } from '../ports.ts';

/**
 * The caller's account, locked, so that what is added to it is counted one after another, and nothing is added by a session that a
 * new password has ended since the request began.
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
