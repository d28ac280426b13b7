import { Refusal } from '../../../kernel/refusal.ts';
import { type Caller, requireSignedIn } from '../../caller.ts';
import type { Account } from '../account.ts';
import type { AccountPorts } from '../ports.ts';
import { ALREADY_STAFF, INVITATION_GONE, OTHER_ACCOUNT } from '../words.ts';

/**
 * Gives the caller's own account the role that it is invited to. The account has to have the invited address, so that a link which
 * somebody else opens gives them nothing. Every session of the account ends, and the link with them.
 * @throws Refusal 'unauthenticated', 'not-found' (the link is used, withdrawn or expired), 'forbidden' (an account of another
 *   address), 'conflict' (the account is of the staff already)
 */
export const joinStaff =
  ({ unitOfWork, hashToken, now }: Pick<AccountPorts, 'unitOfWork' | 'hashToken' | 'now'>) =>
  async (caller: Caller, token: string): Promise<Account> => {
    const { accountId } = requireSignedIn(caller);
    return unitOfWork(async ({ accounts, invitations, audit }) => {
      const at = now();
      const account = await accounts.lock(accountId);
      const invitation = await invitations.take(hashToken(token), at);
      if (!account || !invitation) throw new Refusal('not-found', INVITATION_GONE);
      if (account.email?.toLowerCase() !== invitation.email.toLowerCase())
        throw new Refusal('forbidden', OTHER_ACCOUNT);
      if (account.role === 'admin') throw new Refusal('conflict', ALREADY_STAFF);
      const { staffRole } = invitation;
      // The link came by mail.
      await accounts.confirmEmail(accountId, at);
      const joined = await accounts.makeStaff(accountId, staffRole, at);
      await audit.add({
        at,
        actor: { accountId, name: account.username },
        action: 'staff.joined',
        subject: 'account',
        subjectId: String(accountId),
        details: { staffRole },
      });
      return joined;
    });
  };
