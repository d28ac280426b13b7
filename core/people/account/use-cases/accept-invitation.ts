import { invalid, Refusal, taken } from '../../../kernel/refusal.ts';
import type { Account } from '../account.ts';
import type { Invitation } from '../invitation.ts';
import type { AccountPorts } from '../ports.ts';
import type { Acceptance } from '../staff-rules.ts';
import { INVITATION_GONE, OTHER_ADDRESS, SIGN_IN_TO_ACCEPT } from '../words.ts';

/** An invitation as its bearer sees it. */
export interface InvitationShown extends Invitation {
  /** Whether the invited address has an account already, which must then accept. */
  readonly hasAccount: boolean;
}

const gone = () => new Refusal('not-found', INVITATION_GONE);

/**
 * The invitation, for the bearer of a mailed link.
 * @throws Refusal 'not-found' when it is used, withdrawn, expired or unknown
 */
export const findInvitation =
  ({ read, hashToken, now }: Pick<AccountPorts, 'read' | 'hashToken' | 'now'>) =>
  async (token: string): Promise<InvitationShown> => {
    const invitation = await read.invitations.byToken(hashToken(token), now());
    if (!invitation) throw gone();
    const hasAccount = (await read.accounts.byEmail(invitation.email)) !== null;
    // The account may be the one that this same link has just created.
    if (hasAccount && !(await read.invitations.byToken(hashToken(token), now()))) throw gone();
    return { ...invitation, hasAccount };
  };

/**
 * Creates the invited account, with the invited address and role. The link ends.
 * @throws Refusal 'not-found' (the link is used, withdrawn or expired), 'invalid' (another address), 'conflict' (username or e-mail is
 * taken; the address has an account, which accepts by `joinStaff`)
 */
export const acceptInvitation =
  (ports: Pick<AccountPorts, 'read' | 'unitOfWork' | 'passwords' | 'hashToken' | 'now'>) =>
  async (token: string, { username, password, email }: Acceptance): Promise<Account> => {
    // Looked up first, so that guessed tokens do not cost a slow hash.
    const invited = await findInvitation(ports)(token);
    if (email && email.toLowerCase() !== invited.email.toLowerCase()) throw invalid('email', OTHER_ADDRESS);
    if (invited.hasAccount) throw taken('email', SIGN_IN_TO_ACCEPT);
    const passwordHash = await ports.passwords.hash(password);
    return ports.unitOfWork(async ({ accounts, invitations, audit }) => {
      const at = ports.now();
      const invitation = await invitations.take(ports.hashToken(token), at);
      if (!invitation) throw gone();
      const { staffRole, partner } = invitation;
      const account = await accounts.add({
        username,
        passwordHash,
        email: invitation.email,
        // The address is proved, because the link came by mail.
        emailConfirmedAt: at,
        ...(partner ? { role: 'user', partnerId: partner.id } : { role: 'admin', staffRole }),
      });
      await audit.add({
        at,
        actor: { accountId: account.id, name: username },
        action: partner ? 'partner.person-joined' : 'staff.joined',
        subject: 'account',
        subjectId: String(account.id),
        details: partner ? { partnerId: partner.id } : { staffRole },
      });
      return account;
    });
  };
