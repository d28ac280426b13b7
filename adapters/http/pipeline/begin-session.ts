import type { Account } from '@wondercast/core/people/account/account';
import type { HttpDeps } from '../deps.ts';
import { LIMITS } from './rate-limits.ts';
import type { SessionAccess } from './session.ts';

/**
 * Starts the session after a sign-in. When the account has never signed in on this browser, its owner is notified by mail, at most
 * a few times per hour.
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
