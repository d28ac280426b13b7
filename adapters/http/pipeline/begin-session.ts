import type { Account } from '@wondercast/core/people/account/account';
import type { HttpDeps } from '../deps.ts';
import { LIMITS } from './rate-limits.ts';
import type { SessionAccess } from './session.ts';

/**
 * Begins the session of a sign-in. Where the account has not signed in by this browser before, its owner is told by mail, a few times
 * an hour at most.
 */
export const beginSession = async (
  { shop, limits }: Pick<HttpDeps, 'shop' | 'limits'>,
  session: SessionAccess,
  account: Account,
  by: 'password' | 'factor',
): Promise<void> => {
  const isKnown = session.devices.idFor(account.username) !== null;
  const isTold = !isKnown && account.email !== null;
  if (isTold && (await limits.take(LIMITS.signInNotices, String(account.id))) === null)
    await shop.noticeSignIn(account.id, session.agent);
  await session.start(account, by);
};
