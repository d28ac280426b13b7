import type { JobPayloads } from '../../../kernel/jobs.ts';
import { hostOf } from '../../../kernel/site-host.ts';
import { accountNoticeWords } from '../notices.ts';
import type { AccountPorts } from '../ports.ts';
import { notifyOwner } from '../steps/notify-owner.ts';

/**
 * Mails the owner of an account what was done to it; does nothing when the account or its address is gone meanwhile.
 * @throws the mailer's error; the job is retried
 */
export const mailAccountNotice =
  ({ read, mailer, mailLook, profile }: Pick<AccountPorts, 'read' | 'mailer' | 'mailLook' | 'profile'>) =>
  async ({ accountId, notice, at, agent, mailId }: JobPayloads['mail-account-notice']): Promise<void> => {
    const account = await read.accounts.byId(accountId);
    if (!account?.email) return;
    const words = accountNoticeWords(account, profile, { notice, at: new Date(at), agent });
    await mailer.send({
      messageId: `account-${notice}-${mailId}@${hostOf(profile.publicUrl)}`,
      partnerId: null,
      to: { name: account.fullName ?? account.username, address: account.email },
      subject: words.subject,
      ...mailLook(words, profile),
      attachments: [],
    });
  };

/** Queues the mail that tells the owner that somebody signed in with a browser that this account had not used before. */
export const noticeSignIn =
  (ports: Pick<AccountPorts, 'unitOfWork' | 'newToken' | 'now'>) =>
  (accountId: number, agent: string | null): Promise<void> =>
    ports.unitOfWork((store) =>
      notifyOwner(ports, store, accountId, { notice: 'new-sign-in', at: ports.now(), agent }),
    );
