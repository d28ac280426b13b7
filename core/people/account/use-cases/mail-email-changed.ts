import type { JobPayloads } from '../../../kernel/jobs.ts';
import { hostOf } from '../../../kernel/site-host.ts';
import { emailChangedWords } from '../mails.ts';
import type { AccountPorts } from '../ports.ts';

/**
 * Tells the former address of an account that it was changed; does nothing when the account is gone meanwhile.
 * @throws the mailer's error; the job is retried
 */
export const mailEmailChanged =
  ({ read, mailer, mailLook, profile }: Pick<AccountPorts, 'read' | 'mailer' | 'mailLook' | 'profile'>) =>
  async ({ accountId, formerEmail, mailId }: JobPayloads['mail-email-changed']): Promise<void> => {
    const account = await read.accounts.byId(accountId);
    if (!account) return;
    const words = emailChangedWords(account, profile, `${profile.publicUrl}/profile`);
    await mailer.send({
      messageId: `email-changed-${mailId}@${hostOf(profile.publicUrl)}`,
      partnerId: null,
      to: { name: account.fullName ?? account.username, address: formerEmail },
      subject: words.subject,
      ...mailLook(words, profile),
      attachments: [],
    });
  };
