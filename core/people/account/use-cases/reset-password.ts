import { Refusal } from '../../../kernel/refusal.ts';
import type { Account } from '../account.ts';
import type { AccountPorts } from '../ports.ts';
import { claimBookings } from '../steps/claim-bookings.ts';
import { notifyOwner } from '../steps/notify-owner.ts';
import { RESET_LINK_GONE } from '../words.ts';

const linkGone = () =>
  new Refusal('invalid', RESET_LINK_GONE, { issues: [{ path: 'token', message: RESET_LINK_GONE }] });

/**
 * Sets the password that the bearer of a mailed link chose. That also proves the account's address, and gives it what was booked under it
 * without an account. Every session and every other link of the account ends; so do calendar addresses that were made since the address was
 * last proved, and, for a customer, second factors that were added since then. The owner is told by mail.
 * @throws Refusal 'invalid' when the link is used, expired or none of ours
 */
export const resetPassword =
  ({
    unitOfWork,
    read,
    passwords,
    hashToken,
    now,
    newToken,
    profile,
  }: Pick<
    AccountPorts,
    'unitOfWork' | 'read' | 'passwords' | 'hashToken' | 'now' | 'newToken' | 'profile'
  >) =>
  async ({ token, password }: { token: string; password: string }): Promise<Account> => {
    const tokenHash = hashToken(token);
    // Looked up first, so that guessed tokens do not cost a slow hash.
    const accountId = await read.passwordResets.accountOf(tokenHash, now());
    if (accountId === null) throw linkGone();
    const passwordHash = await passwords.hash(password);
    return unitOfWork(async (store) => {
      const { accounts, passwordResets, secondFactors, calendarFeeds } = store;
      // The account is locked before its links: every unit of work locks in this order.
      const before = await accounts.lock(accountId);
      const account =
        (await passwordResets.take(tokenHash, now())) === null
          ? null
          : await accounts.setPassword(accountId, passwordHash, now());
      if (!before || !account) throw linkGone();
      // What was added since the address was last proved may be a stranger's (decision 215).
      const since = before.emailConfirmedAt;
      // A mailbox is not enough to remove the second factors of staff: an owner removes them.
      if (before.staffRole === null) await secondFactors.removeAddedAfter(accountId, since);
      await calendarFeeds.revoke({ kind: 'account', id: accountId }, since);
      await accounts.confirmEmail(accountId, now());
      await claimBookings(store, profile, account, now());
      await passwordResets.revokeOf(accountId);
      await notifyOwner({ newToken }, store, accountId, { notice: 'password-changed', at: now() });
      return account;
    });
  };
