import type { JobPayloads } from '../../../kernel/jobs.ts';
import { hostOf } from '../../../kernel/site-host.ts';
import { invitationWords } from '../mails.ts';
import type { AccountPorts } from '../ports.ts';

/**
 * Mails the link of a pending invitation. Its token is created here; only its hash is stored, and a former link ends.
 * @throws the mailer's error; the job is retried with another link
 */
export const mailInvitation =
  ({
    unitOfWork,
    mailer,
    mailLook,
    profile,
    now,
    newToken,
    hashToken,
  }: Pick<
    AccountPorts,
    'unitOfWork' | 'mailer' | 'mailLook' | 'profile' | 'now' | 'newToken' | 'hashToken'
  >) =>
  async ({ invitationId, mailId }: JobPayloads['mail-invitation']): Promise<void> => {
    const token = newToken();
    const invitation = await unitOfWork(async ({ invitations, accounts }) => {
      const found = await invitations.byId(invitationId);
      if (!found || found.expiresAt <= now()) return null;
      if (!(await invitations.renew(found.id, hashToken(token), found.expiresAt))) return null;
      // The invited person knows the inviter's name, not their username.
      const inviter = (await accounts.staff()).find(({ username }) => username === found.invitedBy);
      return { ...found, invitedBy: inviter?.fullName?.trim() || found.invitedBy };
    });
    if (!invitation) return;
    const words = invitationWords(invitation, profile, `${profile.publicUrl}/invitation/${token}`);
    await mailer.send({
      messageId: `invitation-${mailId}@${hostOf(profile.publicUrl)}`,
      partnerId: null,
      to: { name: invitation.email, address: invitation.email },
      subject: words.subject,
      ...mailLook(words, profile),
      attachments: [],
    });
  };
