import { Refusal } from '../../../kernel/refusal.ts';
import { type Caller, requireSignedIn } from '../../caller.ts';
import type { Account } from '../account.ts';
import type { AccountPorts } from '../ports.ts';
import { ALREADY_PARTNER, ALREADY_STAFF, INVITATION_GONE, OTHER_ACCOUNT } from '../words.ts';

/**
 * Gives the caller's own account the role of an invitation, or adds it to a partner's people. The account must have the invited address, so
 * that the link gives nothing to anybody else who opens it. Every session of the account ends, and so does the link.
 * @throws Refusal 'unauthenticated', 'not-found' (the link is used, withdrawn or expired), 'forbidden' (an account of another address),
 * 'conflict' (the account is of the staff or of a partner already)
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
      if (account.partnerId !== null) throw new Refusal('conflict', ALREADY_PARTNER);
      const { staffRole, partner } = invitation;
      // The address is proved, because the link came by mail.
      await accounts.confirmEmail(accountId, at);
      const joined = partner
        ? await accounts.setPartner(accountId, partner.id, at)
        : await accounts.makeStaff(accountId, staffRole ?? 'reader', at);
      if (!joined) throw new Refusal('not-found', INVITATION_GONE);
      await audit.add({
        at,
        actor: { accountId, name: account.username },
        action: partner ? 'partner.person-joined' : 'staff.joined',
        subject: 'account',
        subjectId: String(accountId),
        details: partner ? { partnerId: partner.id } : { staffRole },
      });
      return joined;
    });
  };
