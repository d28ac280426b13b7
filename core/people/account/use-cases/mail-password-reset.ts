import type { JobPayloads } from '../../../kernel/jobs.ts';
import { hostOf } from '../../../kernel/site-host.ts';
import { passwordResetWords } from '../mails.ts';
import type { AccountPorts } from '../ports.ts';

const VALID_MS = 60 * 60 * 1000;

/**
 * Mails a link to choose a new password to the account with this address, if there is one. The link's token is created here; only its hash
 * is stored.
 * @throws the mailer's error; the job is retried with another link
 */
export const mailPasswordReset =
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
  async ({ email, requestId }: JobPayloads['mail-password-reset']): Promise<void> => {
    const token = newToken();
    const account = await unitOfWork(async ({ accounts, passwordResets }) => {
      const found = await accounts.byEmail(email);
      // The account is locked, so that its address cannot change before the link is stored.
      const held = found && (await accounts.lock(found.id));
      if (!held || held.email !== found.email) return null;
      const expiresAt = new Date(now().getTime() + VALID_MS);
      await passwordResets.add({ tokenHash: hashToken(token), accountId: held.id, expiresAt });
      return held;
    });
    if (!account?.email) return;
    const url = `${profile.publicUrl}/auth/reset?token=${encodeURIComponent(token)}`;
    const words = passwordResetWords(account, profile, url);
    await mailer.send({
      messageId: `password-reset-${requestId}@${hostOf(profile.publicUrl)}`,
      partnerId: null,
      to: { name: account.fullName ?? account.username, address: account.email },
      subject: words.subject,
      ...mailLook(words, profile),
      attachments: [],
    });
  };
