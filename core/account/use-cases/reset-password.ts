import type { Ports } from '../../ports.ts';
import { Refusal } from '../../refusal.ts';
import type { Account } from '../account.ts';
import { RESET_LINK_GONE } from '../words.ts';

const linkGone = () =>
  new Refusal('invalid', RESET_LINK_GONE, { issues: [{ path: 'token', message: RESET_LINK_GONE }] });

/**
 * Sets the password that the bearer of a mailed link chose. Every session of the account is dead, and so is every other link.
 * @throws Refusal 'invalid' when the link is used, expired or none of ours
 */
export const resetPassword =
  ({
    unitOfWork,
    read,
    passwords,
    hashToken,
    now,
  }: Pick<Ports, 'unitOfWork' | 'read' | 'passwords' | 'hashToken' | 'now'>) =>
  async ({ token, password }: { token: string; password: string }): Promise<Account> => {
    const tokenHash = hashToken(token);
    // Looked up first, so that guesses do not cost a slow hash.
    const accountId = await read.passwordResets.accountOf(tokenHash, now());
    if (accountId === null) throw linkGone();
    const passwordHash = await passwords.hash(password);
    return unitOfWork(async ({ accounts, passwordResets }) => {
      // The account is locked before its links, in the same order everywhere.
      await accounts.lock(accountId);
      const account =
        (await passwordResets.take(tokenHash, now())) === null
          ? null
          : await accounts.setPassword(accountId, passwordHash, now());
      if (!account) throw linkGone();
      await passwordResets.revokeOf(accountId);
      return account;
    });
  };
